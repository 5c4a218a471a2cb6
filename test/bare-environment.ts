/**
 * What a process that a test starts knows of its surroundings: where programs lie, and where Node keeps what it has
 * compiled. Whoever is killed keeps nothing, so the test servers keep it as soon as they are ready.
 */
export const bareEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
}
