/** Which passwords does the service take? The same rule is served to the browser and enforced here. */

export type PasswordPolicy = {
  minLength: number
  lowercase: boolean
  uppercase: boolean
  numeric: boolean
  nonAlphanumeric: boolean
}

export const defaultPasswordPolicy: PasswordPolicy = {
  minLength: 6,
  lowercase: false,
  uppercase: false,
  numeric: false,
  nonAlphanumeric: false,
}

/** No account of Firebase has a shorter one, whatever the policy says. */
const shortest = 6
const longest = 4096
const signs = [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~-+=']

type Demand = { unmet: boolean; sentence: string }

/** The toolkit's refusal, or null where the password will do. */
export function whyNotPassword(password: string, policy: PasswordPolicy): string | null {
  if (password.length < shortest) return `WEAK_PASSWORD : Password should be at least ${shortest} characters`
  const unmet = demandsOn(password, policy).filter((demand) => demand.unmet)
  if (unmet.length === 0) return null
  return `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${unmet.map(({ sentence }) => sentence).join(', ')}]`
}

/** As `GET /v2/passwordPolicy` tells it. What is not demanded is left out. */
export function describePolicy(policy: PasswordPolicy) {
  return {
    schemaVersion: 1,
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
    allowedNonAlphanumericCharacters: signs,
    customStrengthOptions: {
      minPasswordLength: Math.max(policy.minLength, shortest),
      maxPasswordLength: longest,
      ...(policy.lowercase && { containsLowercaseCharacter: true }),
      ...(policy.uppercase && { containsUppercaseCharacter: true }),
      ...(policy.numeric && { containsNumericCharacter: true }),
      ...(policy.nonAlphanumeric && { containsNonAlphanumericCharacter: true }),
    },
  }
}

function demandsOn(password: string, policy: PasswordPolicy): Demand[] {
  return [
    {
      unmet: password.length < policy.minLength,
      sentence: `Password must contain at least ${policy.minLength} characters`,
    },
    { unmet: password.length > longest, sentence: `Password may contain at most ${longest} characters` },
    { unmet: policy.lowercase && !/[a-z]/.test(password), sentence: 'Password must contain a lower case character' },
    { unmet: policy.uppercase && !/[A-Z]/.test(password), sentence: 'Password must contain an upper case character' },
    { unmet: policy.numeric && !/[0-9]/.test(password), sentence: 'Password must contain a numeric character' },
    {
      unmet: policy.nonAlphanumeric && !signs.some((sign) => password.includes(sign)),
      sentence: 'Password must contain a non-alphanumeric character',
    },
  ]
}
