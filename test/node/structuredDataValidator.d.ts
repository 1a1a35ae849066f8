// The package has no types of its own.
declare module '@adobe/structured-data-validator' {
  /** Checks JSON-LD against the rules that search engines publish for rich results. */
  export default class Validator {
    validate(data: { readonly jsonld: Readonly<Record<string, readonly object[]>> }): Promise<object[]>;
  }
}
