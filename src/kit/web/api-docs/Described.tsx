/** In OpenAPI what describes something is Markdown: of ours, only what stands between backticks. */
export function Described({ text }: { text: string }) {
  return text.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part))
}
