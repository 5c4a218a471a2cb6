/** Its own types cannot be found by what its package exports. */
declare module 'oembed-parser' {
  type Provider = { provider_name: string; provider_url: string; endpoints: { schemes: string[]; url: string }[] }
  export function setProviderList(providers: Provider[]): number
  export function extract(
    url: string,
    params: Record<string, number>,
    options: { proxy: { target: string } },
  ): Promise<Record<string, string | number>>
}
