/**
 * Whether a text is one plain sentence of a report by its form alone: no markup, no address, no talk of itself. Claims
 * are blotted out with `¤` before.
 */
import { whyNoPlainText } from '#kit/language-model/plain-text.ts'
import type { Rejection } from './rejections.ts'

/** Of its own words, and with what it quotes. */
const longest = { own: 420, whole: 1500 }

const ofItself: readonly RegExp[] = [
  /\b(I|I'm|I’m|me|my|mine|you|your|yours|AI)\b|\bas an? (assistant|language model)\b/,
  /\b(assistant|chatbot|language model|artificial intelligence|openai|system prompt|prompts?|instruct(ed|ions?)|ignor(e|ed|ing)|sorry|apologi[sz]e|secrets?|passwords?|api keys?|training data|users? asked|as requested|json)\b/i,
]

/** The reason why it is none, or null. */
export function whyNoPlainSentence(text: string): Rejection | null {
  if (text.length > longest.whole || text.replace(/¤+/g, '').length > longest.own) return 'too long'
  const odd = whyNoPlainText(text)
  if (odd) return odd
  if (ofItself.some((form) => form.test(text))) return 'about itself'
  if (text !== text.trim() || /\s{2}/.test(text) || !/^[“"(]?[\p{Lu}¤]/u.test(text) || !/[^.]\.$/.test(text))
    return 'no single plain sentence'
  return /[!?]|[.…]["”)]?\s+["“(]?[\p{Lu}¤]/u.test(text) ? 'no single plain sentence' : null
}
