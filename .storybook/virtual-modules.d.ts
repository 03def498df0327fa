declare module 'virtual:type-shapes' {
  const shapes: Readonly<Record<string, string>>;
  export default shapes;
}
