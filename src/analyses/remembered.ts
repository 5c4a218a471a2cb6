/** What a pure function of a text has answered before, so that the same text is worked out once. */

/** Keeps so many answers, and begins anew when they are more. What is answered must not be changed by who asks. */
export function remembered<Answer>(most: number, work: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, { answer: Answer }>()
  return (text) => {
    const before = known.get(text)
    if (before) return before.answer
    if (known.size >= most) known.clear()
    const answer = work(text)
    known.set(text, { answer })
    return answer
  }
}
