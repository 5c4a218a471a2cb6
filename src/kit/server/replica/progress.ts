/**
 * How far is a replica, how far must it be, and for how long has it lacked what it lacks? Places are those in the log of
 * the primary, in bytes.
 */

/** The primary had written so far by then. */
type Mark = { at: number; ms: number }

/** Of a replica that is away for days marks lie further and further apart. */
const mostMarks = 600

export type Progress = ReturnType<typeof createProgress>

/** `now` in milliseconds of a clock that nobody sets. */
export function createProgress(now: () => number = () => performance.now()) {
  const state = { needed: Number.POSITIVE_INFINITY, reached: 0, marks: [] as Mark[], apartMs: 0 }
  return {
    /** Nothing older may be read. */
    need: (at: number) => void (state.needed = at),
    reach(at: number) {
      state.reached = at
      state.marks = state.marks.filter((mark) => mark.at > at)
      if (state.marks.length === 0) state.apartMs = 0
    },
    /** The primary has written so far by now. */
    mark(at: number) {
      const [last, ms] = [state.marks.at(-1), now()]
      if (last && (last.at === at || ms - last.ms < state.apartMs)) return
      state.marks.push({ at, ms })
      if (state.marks.length <= mostMarks) return
      state.apartMs = Math.max(1000, 2 * state.apartMs)
      state.marks = state.marks.filter((_, nth) => nth % 2 === 0)
    },
    /** Another primary may have taken its place, whose log is another from there on. */
    forgetMarks: () => void (state.marks = []),
    isFarEnough: () => state.reached >= state.needed,
    /** For how long it has lacked the oldest that it lacks. */
    lagMs: () => (state.marks[0] ? now() - state.marks[0].ms : 0),
  }
}
