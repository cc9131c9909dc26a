// Delivers a local vendor's announcements over HTTP, with typical delivery faults: lost, repeated, late, and out of order.

interface Delivery {
  url: string
  headers: Record<string, string>
  body: string
}

/** How deliveries reach the receiver: over the network, or directly into an app that doesn't listen. */
export type Post = (delivery: Delivery) => Promise<{ status: number; type: string; text: string }>

/** `lost` never arrives; `repeated` arrives three times; `late` waits until `release`, which delivers the newest first. */
type DeliveryFault = 'lost' | 'repeated' | 'late'

export interface Announcer {
  post: Post
  /** The next announcements get this fault. */
  disturb(fault: DeliveryFault, times?: number): void
  /** Delivers late announcements, newest first. */
  release(): Promise<void>
  send(delivery: Delivery): void
  /** Response status of each delivery, oldest first. */
  statuses: number[]
  /** Resolves once every pending delivery has its response. */
  settled(): Promise<void>
}

const overNetwork: Post = async ({ url, headers, body }) => {
  const answer = await fetch(url, { method: 'POST', headers, body })
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() }
}

export function openAnnouncer(): Announcer {
  const faults: DeliveryFault[] = []
  const late: Delivery[] = []
  const running = new Set<Promise<void>>()
  const announcer: Announcer = {
    post: overNetwork,
    statuses: [],
    disturb: (fault, times = 1) => void faults.push(...Array.from({ length: times }, () => fault)),
    send(delivery) {
      const fault = faults.shift()
      if (fault === 'lost') return
      if (fault === 'late') return void late.push(delivery)
      for (let times = fault === 'repeated' ? 3 : 1; times > 0; times--) start(delivery)
    },
    async release() {
      for (const delivery of late.splice(0).toReversed()) start(delivery)
      await announcer.settled()
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
  const start = (delivery: Delivery) => {
    const work = announcer.post(delivery).then(
      ({ status }) => void announcer.statuses.push(status),
      () => void announcer.statuses.push(0),
    )
    running.add(work)
    const forget = () => running.delete(work)
    work.then(forget, forget)
  }
  return announcer
}
