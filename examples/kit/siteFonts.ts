/** Uses the fonts of the site around the frame, which the browser has already loaded. Without one, the system's fonts. */
export function adoptSiteFonts(): void {
  if (parent === window) return;
  try {
    const rules = [...parent.document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const faces = rules.map(({ cssText }) => cssText).filter((text) => text.startsWith('@font-face'));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(faces.join(''));
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // A parent of another origin.
  }
}
