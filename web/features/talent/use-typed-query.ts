// Syncs the search box's text with the URL's query.
import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The text in the box. Typed text reaches the URL after a pause and comes back from there later; only a URL that changed on its
 * own (a saved search, Back) replaces the text, so that nothing typed in between is lost. While `isReady` says no, it waits.
 */
export function useTypedQuery(
  query: string,
  onTyped: (query: string) => void,
  isReady: (text: string) => boolean = () => true,
): [string, (text: string) => void] {
  const [text, setText] = useState(query)
  const [address, setAddress] = useState(query)
  const report = useEffectEvent(onTyped)
  const [onTheWay, setOnTheWay] = useState<readonly string[]>([])
  if (query !== address) {
    setAddress(query)
    const arrived = onTheWay.lastIndexOf(query)
    setOnTheWay(onTheWay.slice(arrived + 1))
    if (arrived < 0) {
      setOnTheWay([])
      setText(query)
    }
  }
  const latest = onTheWay.at(-1) ?? address
  const waits = text === latest || !isReady(text)
  useEffect(() => {
    if (waits) return
    const later = setTimeout(() => {
      setOnTheWay((before) => [...before, text])
      report(text)
    }, 200)
    return () => clearTimeout(later)
  }, [text, waits])
  return [text, setText]
}
