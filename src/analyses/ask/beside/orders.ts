/** Texts that order something instead of asking: 'Ignore all previous instructions'. */

const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:instructions?|rules?|prompts?|guidelines|everything|above|before|previous)\b/i,
  /\b(?:system|developer|hidden|initial) (?:prompt|message|instructions?)\b/i,
  /\b(?:delete from|drop (?:table|database)|insert into|truncate table|union select|alter table|select \* from|update \w+ set)\b/i,
  /<\/?(?:script|iframe|img|svg|object|style)\b|javascript:|\bon(?:error|load|click)\s*=/i,
  /\b(?:pretend|act as|roleplay|you are now|from now on you)\b/i,
  /^\W*(?:please )?(?:write|compose|draw|paint|sing|translate|rewrite|code|program|proofread)\b.{0,20}\b(?:poem|song|story|essay|email|e-mail|letter|joke|haiku|code|script|function|picture|image|text|article|speech|novel|limerick)\b/i,
  /^\W*(?:please )?tell (?:me|us) (?:a|another) (?:joke|story|tale|secret)\b/i,
  /\b(?:print|reveal|show|output|repeat|leak|dump|send)\b.{0,25}\b(?:prompt|instructions?|passwords?|keys?|secrets?|tokens?|database|e-?mails?)\b/i,
]
/** Whether a text orders something. */
export function isOrder(text: string): boolean {
  return orders.some((pattern) => pattern.test(text))
}
