// What stands around every page of a guest: whose page it is, what it is about, and a place that is read out.
import { useEffect, useRef, type ReactNode } from 'react'
import { productName } from './mount.tsx'

interface Props {
  title: string
  about?: ReactNode
  /** Read out when it changes. */
  said?: string | undefined
  children: ReactNode
}

export function Frame({ title, about, said: announcement = '', children }: Props) {
  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title])
  return (
    <>
      <header className="top">
        <span className="product">{productName}</span>
      </header>
      <main>
        <h1 tabIndex={-1}>{title}</h1>
        {about && <p className="about">{about}</p>}
        {children}
      </main>
      <output className="said">{announcement}</output>
    </>
  )
}

/** A state instead of a page: nothing there, ended, or broken; focused when it comes, so that it is read out. */
export function Notice({ title, text, action }: { title: string; text: ReactNode; action?: { label: string; run: () => void } }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [title])
  return (
    <div className="card notice" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      <p>{text}</p>
      {action && (
        <button type="button" className="button" onClick={action.run}>
          {action.label}
        </button>
      )}
    </div>
  )
}

/** Stands in while something comes; shown only when that takes a while. */
export function Coming({ what: label }: { what: string }) {
  return (
    <div className="card coming" aria-busy="true">
      <span className="said">{label}</span>
      <i />
      <i />
      <i />
    </div>
  )
}
