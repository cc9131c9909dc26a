// The frame of every guest page: the installation's name, the title, and a live region.
import { useEffect, useRef, type ReactNode } from 'react'
import { productName } from './mount.tsx'

interface Props {
  title: string
  about?: ReactNode
  /** Announced when it changes. */
  announcement?: string | undefined
  children: ReactNode
}

export function Frame({ title, about, announcement = '', children }: Props) {
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

/** A state instead of a page: empty, ended, or broken; focused when it appears, so that it is announced. */
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

/** Placeholder while something loads; shown only when that takes a while. */
export function Coming({ label }: { label: string }) {
  return (
    <div className="card coming" aria-busy="true">
      <span className="said">{label}</span>
      <i />
      <i />
      <i />
    </div>
  )
}
