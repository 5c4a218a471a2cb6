/** Reads Markdown into the tree of `items/prose.ts`: an allow-list of elements, everything else as plain text. */
import { lexer, type Token, type Tokens } from 'marked'
import { PatientTokenizer, whyNotRead } from './markdown-limits.ts'
import { type Prose, type ProseTag, safeHref } from '../../prose.ts'

/** Deeper nesting than anybody writes by hand is cut off as text. */
const deepest = 12

export function parseProse(markdown: string): Prose[] {
  if (whyNotRead(markdown)) return [paragraph([text(markdown)])]
  try {
    return blocks(lexer(markdown, { gfm: true, tokenizer: new PatientTokenizer() }), 0)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return [paragraph([text(markdown)])] // nested so deep that the reader ran out of stack: shown as it was written
  }
}

function blocks(tokens: readonly Token[], depth: number): Prose[] {
  const nodes = tokens.flatMap((token) => {
    if (depth > deepest) return [paragraph([text(token.raw)])]
    return readers[token.type]?.(token, depth) ?? fallback(token, depth)
  })
  return joined(nodes)
}

/** Text that was read in pieces is one text. */
function joined(nodes: readonly Prose[]): Prose[] {
  const whole: Prose[] = []
  for (const node of nodes) {
    const last = whole.at(-1)
    if (node.tag === 'text' && last?.tag === 'text')
      whole[whole.length - 1] = { tag: 'text', text: `${last.text}${node.text}` }
    else whole.push(node)
  }
  return whole
}

/** One reader a Markdown element. Those that are not here come out as the text they were written as. */
const readers: Record<string, (token: Token, depth: number) => Prose[]> = {
  space: () => [],
  def: () => [],
  hr: () => [{ tag: 'hr' }],
  br: () => [{ tag: 'br' }],
  heading: (token, depth) => [element((token as Tokens.Heading).depth <= 2 ? 'h2' : 'h3', token, depth)],
  paragraph: (token, depth) => [element('p', token, depth)],
  blockquote: (token, depth) => [element('blockquote', token, depth)],
  list: (token, depth) => {
    const { ordered, items } = token as Tokens.List
    return [{ tag: ordered ? 'ol' : 'ul', children: items.map((item) => element('li', item, depth + 1)) }]
  },
  strong: (token, depth) => [element('strong', token, depth)],
  em: (token, depth) => [element('em', token, depth)],
  code: (token) => [{ tag: 'pre', children: [text((token as Tokens.Code).text)] }],
  codespan: (token) => [{ tag: 'code', children: [text((token as Tokens.Codespan).text)] }],
  escape: (token) => [text((token as Tokens.Escape).text)],
  link: (token, depth) => {
    const { href } = token as Tokens.Link
    const children = blocks((token as Tokens.Link).tokens, depth + 1)
    return safeHref.safeParse(href).success ? [{ tag: 'a', href, children }] : children
  },
}

function element(tag: ProseTag, token: Token, depth: number): Prose {
  return { tag, children: blocks(('tokens' in token && token.tokens) || [], depth + 1) }
}

function fallback(token: Token, depth: number): Prose[] {
  if ('tokens' in token && token.tokens?.length && ['text', 'del'].includes(token.type))
    return blocks(token.tokens, depth + 1)
  const words = token.type === 'text' ? (token as Tokens.Text).text : token.raw
  return token.type === 'html' && (token as Tokens.HTML).block ? [paragraph([text(words)])] : [text(words)]
}

function paragraph(children: Prose[]): Prose {
  return { tag: 'p', children }
}

function text(words: string): Prose {
  return { tag: 'text', text: unescape(words) }
}

/** The reader leaves the five entities that HTML needs; React escapes again, so they are undone here. */
function unescape(words: string): string {
  const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
  return words.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
}
