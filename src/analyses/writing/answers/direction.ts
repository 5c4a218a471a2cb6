/** Whether a question asks for more than today, or for less: 'still falling', 'live longer', 'coming back'. */

const up =
  /\b(more|longer|higher|larger|bigger|richer|rise|rises|rising|grow|grows|growing|increas\w+|upwards?|com(?:e|ing) back|recover\w*|spread\w*|worse|go(?:es|ing)? up)\b/i
const down =
  /\b(less|fewer|lower|smaller|shorter|fall|falls|falling|declin\w+|shrink\w*|drop\w*|cheaper|poorer|losing|fading|going away|decreas\w+|go(?:es|ing)? down|slow(?:s|ing)? down)\b/i

/** Null where it asks for neither, or for both. */
export function directionAsked(text: string): 'up' | 'down' | null {
  const [isUp, isDown] = [up.test(text), down.test(text)]
  if (isUp === isDown) return null
  return isUp ? 'up' : 'down'
}
