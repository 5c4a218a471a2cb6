/**
 * Markdown that says as text what its author wrote as HTML, as its page shows it: for whoever reads Markdown elsewhere
 * and takes HTML for what it is. Code stays as it is.
 */
import { lexer, type Token } from 'marked'
import { escapeMarkdown } from '#kit/escape-markdown.ts'
import { PatientTokenizer, whyNotRead } from './markdown-limits.ts'

/** Where HTML could begin. */
const begins = /<(?=[a-z/!?])/i
/** Telling code apart costs two readings: in a longer text the signs in code are escaped with the rest. */
const longestRead = 30_000
const everywhere = new RegExp(begins, 'gi')

export function withoutHtml(markdown: string): string {
  if (!begins.test(markdown)) return markdown
  const pieces = piecesOf(markdown)
  if (!pieces) return markdown.replaceAll(everywhere, '&lt;')
  const written = escapedIn(markdown, pieces)
  // A tag that could not be found where it was written is not let through: then code is escaped with the rest.
  const left = piecesOf(written)?.some(isHtml) ?? true
  return left ? markdown.replaceAll(everywhere, '&lt;') : written
}

const isHtml = ({ type }: Token) => type === 'html'

/** What has no parts itself, in the order in which it is written; null where the text is too long or too deep for it. */
function piecesOf(markdown: string): Token[] | null {
  if (markdown.length > longestRead || whyNotRead(markdown)) return null
  try {
    return lexer(markdown, { gfm: true, tokenizer: new PatientTokenizer() }).flatMap(leaves)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return null
  }
}

function leaves(token: Token): Token[] {
  const parts = ('items' in token ? token.items : 'tokens' in token ? token.tokens : undefined) as Token[] | undefined
  return parts?.length ? parts.flatMap(leaves) : [token]
}

/** Line by line: in a quote or a list a piece does not know what stands before each of its lines. */
function escapedIn(markdown: string, pieces: readonly Token[]): string {
  const written: string[] = []
  let at = 0
  for (const piece of pieces)
    for (const line of piece.raw.split('\n').map((one) => one.trim())) {
      const from = line === '' ? -1 : markdown.indexOf(line, at)
      if (from < 0) continue
      written.push(markdown.slice(at, from), isHtml(piece) ? escapeMarkdown(line) : line)
      at = from + line.length
    }
  return written.join('') + markdown.slice(at)
}
