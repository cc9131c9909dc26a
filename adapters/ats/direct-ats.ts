// Systems that are connected with a key of their own, beside the gateway: the token of an account says which one it is of.
import { AtsRefused, directSystems, type Ats, type AtsCredentials, type DirectSystem } from '@fairlead/domain/ports/ats'

/** The calls of the port that a system answers for one key. */
export type DirectAts = Omit<Ats, 'openLinking' | 'exchange' | 'connect' | 'describe' | 'unlink'> & {
  /** As users know it. */
  name: string
}

/** A gateway connects systems in its own window. */
export type GatewayAts = Omit<Ats, 'connect'>

/** Only Greenhouse has a secret. */
const keyOf = ({ system, key, secret }: AtsCredentials): string => (system === 'greenhouse' ? `${key}:${secret}` : key)

/**
 * One port to all systems. An account token `ashby:KEY` is of that system; every other token is the gateway's, whose tokens
 * have no colon.
 */
export function allAts(gateway: GatewayAts, direct: Readonly<Record<DirectSystem, DirectAts>>): Ats {
  const nameOf = (accountToken: string) => directSystems.find((system) => accountToken.startsWith(`${system}:`))
  const systemOf = (accountToken: string): DirectAts | GatewayAts => {
    const system = nameOf(accountToken)
    return system ? direct[system] : gateway
  }
  const key = (accountToken: string): string => accountToken.slice((nameOf(accountToken)?.length ?? -1) + 1)
  return {
    openLinking: (linking) => gateway.openLinking(linking),
    exchange: (publicToken) => gateway.exchange(publicToken),
    describe: (accountToken) => gateway.describe(accountToken),
    async connect(credentials) {
      const { name, check } = direct[credentials.system]
      const status = await check(keyOf(credentials))
      if (status !== 'COMPLETE') throw new AtsRefused(`${name} doesn’t accept this key, or the key may not read jobs.`)
      return { accountToken: `${credentials.system}:${keyOf(credentials)}`, accountId: null, integration: name, status }
    },
    check: (token) => systemOf(token).check(key(token)),
    // the key is the user's to revoke: here it is forgotten
    unlink: (token) => (nameOf(token) ? Promise.resolve() : gateway.unlink(token)),
    openJobs: (token, ...call) => systemOf(token).openJobs(key(token), ...call),
    job: (token, ...call) => systemOf(token).job(key(token), ...call),
    stages: (token, ...call) => systemOf(token).stages(key(token), ...call),
    userFor: (token, ...call) => systemOf(token).userFor(key(token), ...call),
    candidatesWith: (token, ...call) => systemOf(token).candidatesWith(key(token), ...call),
    createCandidate: (token, ...call) => systemOf(token).createCandidate(key(token), ...call),
    applicationsOf: (token, ...call) => systemOf(token).applicationsOf(key(token), ...call),
    application: (token, ...call) => systemOf(token).application(key(token), ...call),
    createApplication: (token, ...call) => systemOf(token).createApplication(key(token), ...call),
    changeStage: (token, ...call) => systemOf(token).changeStage(key(token), ...call),
    history: (token, ...call) => systemOf(token).history(key(token), ...call),
  }
}
