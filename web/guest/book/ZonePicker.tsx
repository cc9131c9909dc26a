// In which zone and on which clock the times are notified: found out by itself, and changed with a search.
import type { Clock } from '@fairlead/domain/shared/dates'
import { useState } from 'react'
import { Sheet } from '../shared/Sheet.tsx'
import { findZones, offsetInWords } from './times.ts'

interface Props {
  zone: string
  clock: Clock
  onZone: (zone: string) => void
  onClock: (clock: Clock) => void
}

const most = 40
const spaced = (zone: string) => zone.replaceAll('_', ' ')

export function ZonePicker({ zone, clock, onZone, onClock }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [search, setSearch] = useState('')
  const [now] = useState(() => Date.now())
  const found = findZones(search, zone)
  const close = () => {
    setIsOpen(false)
    setSearch('')
  }
  return (
    <div className="zone">
      <button type="button" className="button quiet" onClick={() => setIsOpen(true)}>
        {spaced(zone)} ({offsetInWords(zone, now)})<span className="said">: the zone of these times. Change it</span>
      </button>
      <fieldset>
        <legend className="said">Clock</legend>
        <div className="choices">
          {(['12', '24'] as const).map((one) => (
            <label key={one} className="choice">
              <input type="radio" name="clock" checked={clock === one} onChange={() => onClock(one)} />
              <span>{one} h</span>
            </label>
          ))}
        </div>
      </fieldset>
      {isOpen && (
        <Sheet title="Where are you?" onClose={close}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              if (found[0]) onZone(found[0])
              close()
            }}
          >
            <label className="field">
              City or region
              <input type="search" autoComplete="off" value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
            </label>
            <p className="said" role="alert">
              {search && `${found.length} zones`}
            </p>
            <ul className="zones">
              {found.slice(0, most).map((one) => (
                <li key={one}>
                  <button
                    type="button"
                    className="row"
                    aria-current={one === zone || undefined}
                    onClick={() => {
                      onZone(one)
                      close()
                    }}
                  >
                    <span>{spaced(one)}</span>
                    <span className="soft num">{offsetInWords(one, now)}</span>
                  </button>
                </li>
              ))}
            </ul>
            {found.length > most && <p className="soft">Search to see the other {found.length - most}.</p>}
            {found.length === 0 && <p>No zone has this name.</p>}
            <button type="button" className="button quiet" onClick={close}>
              Close
            </button>
          </form>
        </Sheet>
      )}
    </div>
  )
}
