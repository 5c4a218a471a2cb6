/** The variable SIGN_IN_OPTIONS: read once, before anything is served. */
import { WrongConfig } from '#kit/server/config/config.ts'
import { type SignInOptions, signInOptions } from '../sign-in-options.ts'

/** Nothing set is the defaults. Throws a line for each thing that is wrong. */
export function readSignInOptions(json: string | undefined): SignInOptions {
  const { data, error } = signInOptions.safeParse(parse(json ?? '{}'))
  if (data) return data
  throw new WrongConfig(
    error.issues.map(({ path, message }) => `SIGN_IN_OPTIONS: ${path.length ? `${path.join('.')}: ` : ''}${message}`),
  )
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new WrongConfig(['SIGN_IN_OPTIONS: the value is not JSON.'])
  }
}
