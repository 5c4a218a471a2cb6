/**
 * What a process that a test starts knows of its surroundings: where programs lie, and where Node keeps what it has
 * compiled. Whoever is killed keeps nothing, so the test servers, and what begins with `processes/keep-compiled.ts`,
 * keep it as soon as they are ready. And that a database of its own is one of many on this machine.
 */
export const bareEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  FARSIGHT_MEMORY_MB: '512',
}
