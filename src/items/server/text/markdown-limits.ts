/**
 * What keeps the reading of Markdown in step with its length. The library looks for the end of an emphasis, an address
 * or a mail address as far as the paragraph goes, and begins again at the next sign: a paragraph of 100,000 well-chosen
 * signs would hold the process for ten seconds.
 */
import { Lexer, Tokenizer, type Tokens } from 'marked'

/** What is emphasised ends within so many signs, or was not meant to be. */
const longestEmphasis = 500
/** Text is read in pieces of about this length. */
const longestPiece = 200
const longestAddress = 2000
/** Markup is shown as it was written, so it matters to nobody where a long one ends. */
const longestMarkup = 2000

/**
 * A line that opens more quotes and lists than anybody writes, and is no rule of dashes. Such a text is shown as it was
 * written.
 */
const nested = /^[ \t]*(?!(?:[-*_][ \t]*){3,}$)(?:(?:[-*+>]|\d{1,9}[.)])[ \t]*){30}/m

export function whyNotRead(markdown: string): string | null {
  return nested.test(markdown) ? 'is nested too deep' : null
}

export class PatientTokenizer extends Tokenizer {
  override emStrong(src: string, maskedSrc: string, prevChar = ''): Tokens.Em | Tokens.Strong | undefined {
    return super.emStrong(src.slice(0, longestEmphasis), near(src, maskedSrc), prevChar)
  }

  override del(src: string, maskedSrc: string, prevChar = ''): Tokens.Del | undefined {
    return super.del(src.slice(0, longestEmphasis), near(src, maskedSrc), prevChar)
  }

  /**
   * Tables are shown as they were written, so nobody looks for them: at each line that might begin one, that would take
   * the whole text.
   */
  override table(): undefined {}

  /** The library's own, but for tables. */
  override paragraph(src: string): Tokens.Paragraph | undefined {
    const [raw, lines] = Lexer.rules.block.normal.paragraph.exec(src) ?? []
    if (raw === undefined || lines === undefined) return undefined
    const text = lines.replace(/\n$/, '')
    return { type: 'paragraph', raw, text, tokens: this.lexer.inline(text) }
  }

  override html(src: string): Tokens.HTML | undefined {
    return super.html(src.slice(0, longestMarkup))
  }

  override tag(src: string): Tokens.Tag | undefined {
    return super.tag(src.slice(0, longestMarkup))
  }

  /** Addresses of the web become links by themselves; for mail addresses one says `<mail@example.org>`. */
  override url(src: string): Tokens.Link | undefined {
    return /^(?:https?:\/\/|www\.)/i.test(src) ? super.url(src.slice(0, longestAddress)) : undefined
  }

  /** Cut before a space, so that no address is cut. */
  override inlineText(src: string): Tokens.Text | undefined {
    const piece = /^[\s\S]{0,200}\S(?=\s)/.exec(src.slice(0, longestPiece + 2))?.[0]
    return super.inlineText(src.length <= longestPiece ? src : (piece ?? src.slice(0, longestPiece)))
  }
}

/**
 * Of the whole paragraph, in which `src` is what is left to read: a few signs before, and as far as an emphasis goes.
 */
function near(src: string, whole: string): string {
  const at = whole.length - src.length
  return whole.slice(Math.max(0, at - 20), at + longestEmphasis)
}
