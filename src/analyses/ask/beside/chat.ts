/** Texts that ask nothing about the world: a greeting, a try of the field, or what this is and does. */

const says = String.raw`(?:hello|hi|hey|hiya|howdy|greetings|good (?:morning|day|afternoon|evening)|thanks?|thank you|ok(?:ay)?|yes|no|help(?: me)?|please|start|menu|test(?:s|ing)?|check|ping|foo|bar|lorem ipsum|blah)`
const itself = String.raw`(?:you|this|it|farsight|this (?:site|page|app|thing|tool|website))`
const deeds = String.raw`(?:do|ask|work|works|help|use|know|find|find out|tell|answer|offer)`
const chats: readonly RegExp[] = [
  new RegExp(String.raw`^\W*(?:${says}[\s\d,.!?-]*)+(?:there|you|all|everyone|farsight)?\W*$`, 'iu'),
  new RegExp(
    String.raw`^\W*(?:${says}[\s,.!?-]+)?(?:what|how)(?: (?:questions?|things?|else|exactly))? (?:can|could|do|does|should|would|may) (?:i|we|one|${itself}) ${deeds}(?: (?:me|us|you|here|for me|for us|${itself}|questions?|exactly|with|about))*\W*$`,
    'iu',
  ),
  new RegExp(String.raw`^\W*(?:who|what) (?:are|is|can) ${itself}(?: for| about)?\W*$`, 'iu'),
  /^\W*(?:how are you|what's up|are you (?:there|real|human|a (?:bot|robot|human|person)|an ai))\b[^,;.\d]{0,20}$/iu,
]

export function isChat(text: string): boolean {
  return chats.some((pattern) => pattern.test(text.replaceAll('’', "'").slice(0, 200)))
}
