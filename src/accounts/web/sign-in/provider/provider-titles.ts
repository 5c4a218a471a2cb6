/** What providers are called. */
const providerTitles: Record<string, string> = {
  'google.com': 'Google',
  'apple.com': 'Apple',
  password: 'email',
  emailLink: 'email',
  phone: 'phone',
}

export function titleOf(provider: string): string {
  return providerTitles[provider] ?? provider
}
