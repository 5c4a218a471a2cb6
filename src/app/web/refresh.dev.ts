/**
 * Development only: prepares React's hot reload before any component loads. A file of its own, since the policy allows
 * no inline script.
 */
/* oxlint-disable import/no-absolute-path */
// @ts-expect-error Vite serves it at this address, in development only, and it has no types.
import { injectIntoGlobalHook } from '/@react-refresh'

injectIntoGlobalHook(globalThis)
Object.assign(globalThis, {
  $RefreshReg$: () => {},
  $RefreshSig$: () => (type: unknown) => type,
  __vite_plugin_react_preamble_installed__: true,
})
