// A sending station whose events are handled as in the worker, for tests of what follows an email that failed.
import { systemContext } from '../server/platform/context.ts'
import { startEventLoop } from '../server/worker/event-loop.ts'
import { react } from '../server/worker/reactions.ts'
import { asOwner } from './as-owner.ts'
import { openSendingStation, type SendingStation } from './sending-station.ts'
import { newUser, type TestUser } from './test-app.ts'

export interface ReactingStation {
  station: SendingStation
  /** Empties the station and registers a user. */
  newSender(): Promise<TestUser>
  close(): Promise<void>
}

export async function openReactingStation(): Promise<ReactingStation> {
  const station = await openSendingStation()
  const { database, log, settings } = station.app.services
  const tools = {
    enqueue: () => Promise.resolve(),
    wakeSender: () => void 0,
    links: null,
    mail: settings,
    recheckCalendars: () => Promise.resolve(true),
    makeRoom: () => Promise.resolve(),
  }
  const events = await startEventLoop(database, (stored) => react(systemContext(database, stored.workspaceId), stored, tools), log)
  return {
    station,
    async newSender() {
      await station.reset()
      const user = await newUser(station.app.app, 'Ana')
      // the email that proves the address is not what is sent here
      await asOwner(station.app.connection, 'truncate message cascade')
      return user
    },
    async close() {
      await events.stop()
      await station.close()
    },
  }
}
