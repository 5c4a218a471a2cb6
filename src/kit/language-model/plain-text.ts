/** Whether a text of a language model is plain prose by its form alone: no markup, no address. */

type PlainFault = 'markup' | 'an address'

const forms: readonly (readonly [RegExp, PlainFault])[] = [
  [/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u, 'markup'],
  [
    /https?:|www\.|:\/\/|\b[\w-]+\.(com|org|net|io|dev|ai|app|info|co|uk|eu|de|fr|ru|cn|xyz|example)\b|\S@\S/i,
    'an address',
  ],
  [/[<>{}[\]`*_#|\\=^~]|&#?\w+;|—/u, 'markup'],
]

/** The reason why it is none, or null. */
export function whyNoPlainText(text: string): PlainFault | null {
  return forms.find(([form]) => form.test(text))?.[1] ?? null
}
