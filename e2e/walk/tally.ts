// Counts every user's actions and the seconds of every leg of a walk.
import fs from 'node:fs'
import path from 'node:path'
import type { BrowserContextOptions, Locator, Page } from '@playwright/test'

const folder = path.join(import.meta.dirname, '../../.artefacts/walk')

export const devices = ['desktop', 'phone'] as const
export type Device = (typeof devices)[number]
export const deviceOptions: Record<Device, BrowserContextOptions> = {
  desktop: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
}

interface Leg {
  name: string
  role: string
  actions: number
  seconds: number
}

/** Each click, tap, key, filled field, chosen option, and opened link is one action. */
export class Tally {
  readonly legs: Leg[] = []
  readonly device: Device
  private pictures = 0

  constructor(device: Device) {
    this.device = device
  }

  get actions(): number {
    return this.legs.reduce((total, leg) => total + leg.actions, 0)
  }

  /** Runs a part of the walk by one person; returns the number of actions. */
  async leg(name: string, hands: Hands, work: () => Promise<unknown>): Promise<number> {
    const before = hands.actions
    const began = Date.now()
    await work()
    const leg = { name, role: hands.role, actions: hands.actions - before, seconds: (Date.now() - began) / 1000 }
    this.legs.push(leg)
    return leg.actions
  }

  /** A screenshot for people: `.artefacts/walk/DEVICE-NN-NAME.png`. */
  async picture(page: Page, name: string): Promise<void> {
    fs.mkdirSync(folder, { recursive: true })
    this.pictures++
    const file = `${this.device}-${String(this.pictures).padStart(2, '0')}-${name}.png`
    await page.screenshot({ path: path.join(folder, file), animations: 'disabled' })
  }

  /** Deletes the screenshots of an earlier walk on this device. */
  forget(): void {
    if (!fs.existsSync(folder)) return
    for (const file of fs.readdirSync(folder)) if (file.startsWith(`${this.device}-`)) fs.rmSync(path.join(folder, file))
  }

  /** A table of the legs, then of the people. */
  report(): string {
    const roles = [...new Set(this.legs.map(({ role }) => role))]
    const sum = (legs: readonly Leg[], name: string, role: string): Leg => ({
      name,
      role,
      actions: legs.reduce((total, { actions }) => total + actions, 0),
      seconds: legs.reduce((total, { seconds }) => total + seconds, 0),
    })
    const lines = [
      ...this.legs,
      ...roles.map((role) =>
        sum(
          this.legs.filter((leg) => leg.role === role),
          'all legs',
          role,
        ),
      ),
      sum(this.legs, 'everything', 'everyone'),
    ]
    const width = Math.max(...lines.map(({ name }) => name.length))
    const rows = lines.map(({ name, role, actions, seconds }) =>
      [name.padEnd(width), role.padEnd(15), String(actions).padStart(7), seconds.toFixed(1).padStart(8)].join('  '),
    )
    return [this.device, ['leg'.padEnd(width), 'who'.padEnd(15), 'actions', ' seconds'].join('  '), ...rows].join('\n')
  }
}

/** One person's actions on one device. */
export class Hands {
  actions = 0
  readonly role: string
  readonly page: Page
  readonly device: Device

  constructor(role: string, page: Page, device: Device) {
    this.role = role
    this.page = page
    this.device = device
  }

  /** A click, or a tap on a phone. */
  async press(target: Locator): Promise<void> {
    this.actions++
    await (this.device === 'phone' ? target.tap() : target.click())
  }

  /** Types or pastes into a field. */
  async fill(target: Locator, text: string): Promise<void> {
    this.actions++
    await target.fill(text)
  }

  /** The option in a native list with the value `option`. */
  async choose(list: Locator, option: string): Promise<void> {
    this.actions++
    await list.selectOption(option)
  }

  async key(name: string): Promise<void> {
    this.actions++
    await this.page.keyboard.press(name)
  }

  /** Opens a URL that the person has: the home page, or a link from an email. */
  async open(address: string): Promise<void> {
    this.actions++
    await this.page.goto(address)
  }

  /** The same in a tab of its own. */
  async openTab(address: string): Promise<Page> {
    this.actions++
    const tab = await this.page.context().newPage()
    await tab.goto(new URL(address, this.page.url()).href)
    return tab
  }

  /** The browser's way back. */
  async back(): Promise<void> {
    this.actions++
    await this.page.goBack()
  }

  /** Presses the key on desktop, or the button on touch devices. */
  async keyOr(name: string, target: Locator): Promise<void> {
    await (this.device === 'phone' ? this.press(target) : this.key(name))
  }
}
