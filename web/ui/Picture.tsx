// A person's picture; their initials without one, or if it can't be loaded.
import { useState } from 'react'
import { Initials } from './Initials.tsx'

export function Picture({ src, name, size }: { src: string | null | undefined; name: string; size: number }) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!src || src === failed) return <Initials name={name} size={size} />
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      style={{ borderRadius: '50%', objectFit: 'cover', flex: 'none' }}
      onError={() => setFailed(src)}
    />
  )
}
