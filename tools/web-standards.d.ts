// What browsers, Node, and workers have in common: the only globals that platform-independent packages may use.
interface URL {
  hostname: string
  protocol: string
  port: string
  pathname: string
  username: string
  password: string
  host: string
  href: string
  search: string
  hash: string
  origin: string
}
declare const URL: {
  new (url: string, base?: string): URL
  parse(url: string, base?: string): URL | null
  canParse(url: string, base?: string): boolean
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  decode(input?: ArrayBufferView | ArrayBuffer): string
}
declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>
}
declare function structuredClone<T>(value: T): T
declare namespace WebAssembly {
  class Memory {
    constructor(limits: { initial: number; maximum?: number; shared?: boolean })
    readonly buffer: ArrayBuffer
  }
  class Module {
    constructor(code: Uint8Array<ArrayBuffer>)
  }
  class Instance {
    constructor(module: Module, imports: Record<string, Record<string, unknown>>)
    readonly exports: Record<string, unknown>
  }
}
