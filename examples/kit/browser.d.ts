declare module '*.css';

declare module '*.woff2' {
  /** Its address, relative to the script. */
  const address: string;
  export default address;
}
