/** Text for Markdown: signs that mean something there are written as themselves. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~!]/g, (sign) => `\\${sign}`)
}
