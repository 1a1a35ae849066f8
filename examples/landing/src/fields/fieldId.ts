/** One settings form shows at a time, so a label is enough to tell its fields apart. */
export function fieldId(label: string): string {
  return `field-${label.toLowerCase().replace(/\W+/g, '-')}`;
}
