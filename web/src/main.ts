import { mount } from "svelte";
import "@fontsource/old-standard-tt/latin.css";
import "@fontsource/old-standard-tt/latin-italic.css";
import "@fontsource/old-standard-tt/cyrillic.css";
import "@fontsource/old-standard-tt/cyrillic-italic.css";
import "@fontsource/pt-sans/latin.css";
import "@fontsource/pt-sans/latin-italic.css";
import "@fontsource/pt-sans/cyrillic.css";
import "@fontsource/pt-sans/cyrillic-italic.css";
import "./style.css";
import App from "./App.svelte";

const root = document.getElementById("app");
if (root) mount(App, { target: root });
