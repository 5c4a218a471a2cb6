/** Words that people type short, or always wrong in the same way, as they are meant: 'wats teh poplation gonna be b4 2040'. */

const short: readonly (readonly [string, string])[] = [
  ['b4', 'before'],
  ['thru', 'through'],
  ['til|till', 'until'],
  ['teh|hte|th', 'the'],
  ['taht|tht', 'that'],
  ['wat|waht|wht|wot', 'what'],
  ["wats|whats|wots|wat's|wht's", "what's"],
  ['wen|whn|wehn', 'when'],
  ["wens|whens|wen's", "when's"],
  ['hwo|hw|haw', 'how'],
  ["hows|how's", 'how is'],
  ["theres|there's|thers", 'there is'],
  ["theyre|they're", 'they are'],
  ["whos|who's", 'who is'],
  ["wheres|where's", 'where is'],
  ['r', 'are'],
  ['u', 'you'],
  ['ur', 'your'],
  ['gonna|gunna', 'going to'],
  ['wanna', 'want to'],
  ['gotta', 'have to'],
  ['gimme', 'give me'],
  ['lemme', 'let me'],
  ['dunno', 'do not know'],
  ['cld', 'could'],
  ['wld', 'would'],
  ['shld', 'should'],
  ['abt', 'about'],
  ['btw|btwn|betw', 'between'],
  ['bc|cuz|coz', 'because'],
  ['approx', 'about'],
  ['yr', 'year'],
  ['yrs', 'years'],
  ['ppl', 'people'],
  ['govt|gov', 'government'],
  ['temp', 'temperature'],
  ['temps', 'temperatures'],
  ['pop', 'population'],
  ['avg', 'average'],
  ['prob', 'probability'],
  ['probs', 'probably'],
  ['econ', 'economy'],
  ['elec', 'electricity'],
  ['pls|plz|plse', 'please'],
  ['thx|thnx|ty', 'thanks'],
  ['w/o', 'without'],
  ['w/', 'with '],
  ['pc', 'per cent'],
]
const patterns = short.map(
  ([typed, meant]) =>
    [new RegExp(String.raw`(?<![\p{L}\p{N}.&/'-])(?:${typed})(?![\p{L}\p{N}&/'-])`, 'gu'), meant] as const,
)
/** At the beginning it has a capital. */
const first = short.map(
  ([typed, meant]) => [new RegExp(String.raw`^\W*(?:${typed})(?![\p{L}\p{N}&/'-])`, 'iu'), meant] as const,
)

/** Of any word: 'what'll', 'a country that've'; and of those after which 'd is 'would'. */
const contractions: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L})['’]ll\b/gu, ' will'],
  [/(?<=\p{L}{2})['’]ve\b/gu, ' have'],
  [/(?<=\b(?:what|how|who|where|when|which|that|it|they|there|he|she))['’]d\b/giu, ' would'],
]

/** Names and signs in capitals are left alone. */
export function writtenLong(text: string): string {
  const begun = first.reduce((said, [pattern, meant]) => said.replace(pattern, meant), text)
  return [...patterns, ...contractions].reduce((said, [pattern, meant]) => said.replaceAll(pattern, meant), begun)
}
