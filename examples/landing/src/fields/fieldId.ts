/** Only one settings form is mounted at a time, so labels are unique. */
export function fieldId(label: string): string {
  return `field-${label.toLowerCase().replace(/\W+/g, '-')}`;
}
