declare module "*.toml" {
  const data: import("./lib/data").Table;
  export default data;
}
