/** Class names in one string: what is not given or false falls out. */
export function classes(...names: (string | false | null | undefined)[]): string {
  let all = ''
  // A page asks for hundreds: no list is made for each.
  for (const name of names) if (name) all = all ? `${all} ${name}` : name
  return all
}
