/** In a frame, uses the fonts of the page around it, which the browser has already loaded. */
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
