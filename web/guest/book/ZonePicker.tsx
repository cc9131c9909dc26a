// The time zone and clock format of the times: detected, and changeable with a search.
import type { Clock } from '@fairlead/domain/shared/dates'
import { useState } from 'react'
import { Sheet } from '../shared/Sheet.tsx'
import { findZones, offsetInWords } from './times.ts'
import { text as bookingText } from '../../i18n/booking.ts'

interface Props {
  zone: string
  clock: Clock
  onZone: (zone: string) => void
  onClock: (clock: Clock) => void
}

const limit = 40
const spaced = (zone: string) => zone.replaceAll('_', ' ')

export function ZonePicker({ zone, clock, onZone, onClock }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [search, setSearch] = useState('')
  const [now] = useState(() => Date.now())
  const matches = findZones(search, zone)
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
          {(['12', '24'] as const).map((clockFormat) => (
            <label key={clockFormat} className="choice">
              <input type="radio" name="clock" checked={clock === clockFormat} onChange={() => onClock(clockFormat)} />
              <span>{bookingText.hours(clockFormat)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {isOpen && (
        <Sheet title={bookingText.whereAreYou} onClose={close}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              if (matches[0]) onZone(matches[0])
              close()
            }}
          >
            <label className="field">
              {bookingText.cityOrRegion}
              <input type="search" autoComplete="off" value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
            </label>
            <p className="said" role="alert">
              {search && bookingText.zonesFound(matches.length)}
            </p>
            <ul className="zones">
              {matches.slice(0, limit).map((name) => (
                <li key={name}>
                  <button
                    type="button"
                    className="row"
                    aria-current={name === zone || undefined}
                    onClick={() => {
                      onZone(name)
                      close()
                    }}
                  >
                    <span>{spaced(name)}</span>
                    <span className="soft num">{offsetInWords(name, now)}</span>
                  </button>
                </li>
              ))}
            </ul>
            {matches.length > limit && <p className="soft">{bookingText.moreZonesHint(matches.length - limit)}</p>}
            {matches.length === 0 && <p>{bookingText.noSuchZone}</p>}
            <button type="button" className="button quiet" onClick={close}>
              {bookingText.close}
            </button>
          </form>
        </Sheet>
      )}
    </div>
  )
}
