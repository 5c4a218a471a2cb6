/**
 * Where somebody goes after signing in: back to where they came from, else to their own things; never off this site,
 * nor to this page again.
 */
import { screenPaths } from '#kit/paths.ts'
import { readSignInQuery, type SignInQuery } from '../sign-in-rules.ts'

/** What the widget is given. What it sends by mail leads back too: such links carry `signInSuccessUrl`. */
export function queryOf(search: string, origin: string): SignInQuery {
  const query = readSignInQuery(search, origin)
  const places = [query.signInSuccessUrl, query.continueUrl]
  return { ...query, signInSuccessUrl: places.find((path) => path && !/^\/sign-in\/*($|[?#])/i.test(path)) ?? null }
}

export function placeAfter({ signInSuccessUrl }: SignInQuery, usual: string | undefined): string {
  return signInSuccessUrl ?? usual ?? screenPaths.myStuff()
}

/** A code from a mail is used here whoever is signed in. */
export function hasTask({ mode, oobCode }: SignInQuery): boolean {
  return oobCode !== null && mode !== null
}
