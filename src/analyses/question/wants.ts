/**
 * What a question asks for, by how it begins: a time, an amount, a chance, or an account of what may become of
 * something.
 */
import type { Understood } from '../dossier/preview.ts'

type Wants = Understood['wants']

/** The first that fits. A question often has a lead: 'I wonder, will it ...', 'If it happens, when ...'. */
const forms: readonly (readonly [Wants, RegExp])[] = [
  [
    'chance',
    /\b(?:how (?:likely|probable)|(?:what|which) (?:is|are|'s) the (?:chances?|odds|probabilit(?:y|ies)|likelihood)|(?:chances?|odds|probability|likelihood) (?:of|that))\b/,
  ],
  [
    'time',
    /(?:(?:^|[,;:.?!] ?|\b(?:and|but|so|by|until|till|know|say|see|tell me|wonder|predict|exactly) )when (?!it comes)|\b(?:what (?:year|date|day|month|decade)|(?:in |by |on )?which (?:year|date|day|month|decade)|how (?:soon|long (?:until|till|before|will it take))))/,
  ],
  [
    'amount',
    /\bhow (?:much|many|high|low|large|big|small|fast|quickly|old|young|hot|warm|cold|cheap|expensive|costly|far|deep|strong|common)\b/,
  ],
  ['amount', /\bhow long (?:will|do|does|can|could|would|might) .{0,40}\bliv(?:e|es)\b/],
  ['amount', /\bwhat (?:share|part|percentage|per ?cent|proportion|fraction|number|amount)\b/],
  [
    'amount',
    /\bwhat (?:will|would|does|do|is|are|might|may|could) .*\b(?:cost|be worth|price|level|number|rate|value|average|mean|temperature|population|size|amount)\b/,
  ],
  ['amount', /^(?:the )?(?:price|cost|level|number|share|rate|amount|size|value) of\b/],
  ['account', /^\W*(?:so |and |but )?(?:why|how|what|where|who|whom|whose|which|tell|describe|explain)\b/],
  [
    'chance',
    /(?:^|[,;:.?!] ?|\b(?:whether|if|wonder|think|believe)\b.{0,80}?)\b(?:will|won't|would|could|can|may|might|should|is|are|does|do|has|have|did)\b/,
  ],
]

/** Null where none fits: 'climate change', 'bitcoin above 200k'. */
export function wantsOf(text: string): Wants | null {
  const said = text.toLowerCase().replaceAll('’', "'")
  return forms.find(([, form]) => form.test(said))?.[0] ?? null
}
