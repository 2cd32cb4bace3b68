// The pen lies in the library; this name stays for boards that still look for it here.
export * from "../../lib/pen";
