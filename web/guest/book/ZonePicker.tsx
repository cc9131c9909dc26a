// The time zone and clock format of the times: detected, and changeable with a search.
import type { Clock } from '@fairlead/domain/shared/dates'
import { useState } from 'react'
import { Sheet } from '../shared/Sheet.tsx'
import { findZones, offsetInWords } from './times.ts'
import { bookingText } from '../../i18n/booking-text.ts'

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
        {spaced(zone)} ({offsetInWords(zone, now)})<span className="said">{bookingText.zoneHint}</span>
      </button>
      <fieldset>
        <legend className="said">{bookingText.clock}</legend>
        <div className="choices">
          {(['12', '24'] as const).map((one) => (
            <label key={one} className="choice">
              <input type="radio" name="clock" checked={clock === one} onChange={() => onClock(one)} />
              <span>{bookingText.hours(one)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {isOpen && (
        <Sheet title={bookingText.whereAreYou} onClose={close}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              if (found[0]) onZone(found[0])
              close()
            }}
          >
            <label className="field">
              {bookingText.cityOrRegion}
              <input type="search" autoComplete="off" value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
            </label>
            <p className="said" role="alert">
              {search && bookingText.zonesFound(found.length)}
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
            {found.length > most && <p className="soft">{bookingText.searchForMore(found.length - most)}</p>}
            {found.length === 0 && <p>{bookingText.noSuchZone}</p>}
            <button type="button" className="button quiet" onClick={close}>
              {bookingText.close}
            </button>
          </form>
        </Sheet>
      )}
    </div>
  )
}
