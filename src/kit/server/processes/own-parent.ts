/** What a process that is one of several tells its parent, and is told. Whoever is alone has no parent. */
import cluster from 'node:cluster'

/** Given to a process where another has laid the tables and the collection already. */
export const laid = 'laid'
/** Said to a process whose place another has taken. */
export const giveWay = 'give way'

/** The name of what the parent gives each of its processes, and makes anew at each start. */
export const ownSecretName = 'FARSIGHT_OWN_SECRET'
/** By it processes of one parent know each other's messages. None where there is no parent. */
export const ownSecret = cluster.isWorker ? process.env[ownSecretName] : undefined

export const isOneOfSeveral = cluster.isWorker

export function isLaid(): boolean {
  return isOneOfSeveral && process.argv.includes(laid)
}

/** That it serves, and where. */
export function tellParent(address: string): void {
  process.send?.({ address })
}

/** `leave` is called once another serves in its place. */
export function heedParent(leave: () => void): void {
  process.on('message', (said) => {
    if (said === giveWay) leave()
  })
}
