// A small assembler for WebAssembly: enough to write loops over vectors of 128 bits, which JavaScript has no words for.
// Opcodes: WebAssembly Core Specification 2.0, appendix "Index of Instructions".
import { keysOf, recordOf } from '@fairlead/domain/shared/records'

/** Instructions as bytes; an expression leaves one value on the stack. */
export type Code = readonly number[]
export type ValueType = 'i32' | 'f32' | 'v128'

const typeCodes: Record<ValueType, number> = { i32: 0x7f, f32: 0x7d, v128: 0x7b }

const unsigned = (value: number): number[] => {
  const bytes: number[] = []
  let rest = value
  do {
    const low = rest & 0x7f
    rest >>>= 7
    bytes.push(rest === 0 ? low : low | 0x80)
  } while (rest !== 0)
  return bytes
}

const signed = (value: number): number[] => {
  const bytes: number[] = []
  let rest = value
  for (;;) {
    const low = rest & 0x7f
    rest >>= 7
    if ((rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0)) return [...bytes, low]
    bytes.push(low | 0x80)
  }
}

const floatBytes = (value: number): number[] => [...new Uint8Array(new Float32Array([value]).buffer)]
const simd = (opcode: number): number[] => [0xfd, ...unsigned(opcode)]
const binary =
  (...opcode: number[]) =>
  (a: Code, b: Code): Code => [...a, ...b, ...opcode]
const unary =
  (...opcode: number[]) =>
  (a: Code): Code => [...a, ...opcode]
const load =
  (...opcode: number[]) =>
  (address: Code, offset = 0): Code => [...address, ...opcode, 0, ...unsigned(offset)]
const store =
  (...opcode: number[]) =>
  (address: Code, value: Code, offset = 0): Code => [...address, ...value, ...opcode, 0, ...unsigned(offset)]

export const i32 = {
  const: (value: number): Code => [0x41, ...signed(value)],
  add: binary(0x6a),
  mul: binary(0x6c),
  shl: binary(0x74),
  load: load(0x28),
  store: store(0x36),
}
export const f32 = {
  const: (value: number): Code => [0x43, ...floatBytes(value)],
  load: load(0x2a),
  store: store(0x38),
  add: binary(0x92),
  mul: binary(0x94),
  div: binary(0x95),
  sqrt: unary(0x91),
}
export const f32x4 = {
  /** Four times the same number. */
  const: (value: number): Code => [...simd(0x0c), ...floatBytes(value), ...floatBytes(value), ...floatBytes(value), ...floatBytes(value)],
  load: load(...simd(0x00)),
  loadSplat: load(...simd(0x09)),
  store: store(...simd(0x0b)),
  splat: unary(...simd(0x13)),
  lane: (value: Code, lane: number): Code => [...value, ...simd(0x1f), lane],
  nearest: unary(...simd(0x6a)),
  add: binary(...simd(0xe4)),
  sub: binary(...simd(0xe5)),
  mul: binary(...simd(0xe6)),
  max: binary(...simd(0xe9)),
}
export const i32x4 = {
  splat: unary(...simd(0x11)),
  add: binary(...simd(0xae)),
  shl: (value: Code, by: number): Code => [...value, ...i32.const(by), ...simd(0xab)],
  fromFloats: unary(...simd(0xf8)),
  /** Sum of the four numbers. */
  total: (value: Code): Code =>
    [0, 1, 2, 3].map((lane): Code => [...value, ...simd(0x1b), lane]).reduce((sum, number) => i32.add(sum, number)),
  /** Products of eight 16-bit numbers, each two neighbors added. */
  dot: binary(...simd(0xba)),
}
/** The first and the last eight of sixteen 8-bit numbers, as 16-bit numbers. */
export const i16x8 = { extendLow: unary(...simd(0x87)), extendHigh: unary(...simd(0x88)) }

/** Local variables of a function by name. */
export type Locals<Name extends string> = Record<Name, { get: Code; set: (value: Code) => Code; add: (value: Code) => Code }>

/** Repeats the body until the pointer, moved by `stride` after each round, reaches `end`. The body runs at least once. */
export const loopTo = (pointer: Locals<string>[string], end: Code, stride: Code, ...body: Code[]): Code => [
  0x03,
  0x40,
  ...body.flat(),
  ...pointer.add(stride),
  ...pointer.get,
  ...end,
  0x49,
  0x0d,
  0x00,
  0x0b,
]

export interface Func {
  name: string
  types: Code
  parameters: number
  result: ValueType | null
  body: Code
}

/** Declares variables of one type. */
export const allOf = <Name extends string>(type: ValueType, ...names: Name[]): Record<Name, ValueType> => recordOf(names, () => type)

/** A function whose parameters and locals are called by name. */
export function func<Parameter extends string, Local extends string>(
  name: string,
  parameters: Record<Parameter, ValueType>,
  locals: Record<Local, ValueType>,
  result: ValueType | null,
  body: (variables: Locals<Parameter | Local>) => Code[],
): Func {
  const types = [...Object.values<ValueType>(parameters), ...Object.values<ValueType>(locals)]
  const variables: Locals<Parameter | Local> = recordOf([...keysOf(parameters), ...keysOf(locals)], (_, index) => {
    const get = [0x20, ...unsigned(index)]
    const set = (value: Code): Code => [...value, 0x21, ...unsigned(index)]
    return { get, set, add: (value: Code): Code => set(types[index] === 'v128' ? f32x4.add(get, value) : i32.add(get, value)) }
  })
  return {
    name,
    types: types.map((type) => typeCodes[type]),
    parameters: Object.keys(parameters).length,
    result,
    body: body(variables).flat(),
  }
}

const section = (id: number, entries: readonly Code[]): number[] => {
  const content = [...unsigned(entries.length), ...entries.flat()]
  return [id, ...unsigned(content.length), ...content]
}
const text = (value: string): number[] => [...unsigned(value.length), ...new TextEncoder().encode(value)]

/** A module that exports the functions and imports the shared memory `env.memory` of up to `pages` pages of 64 KiB. */
export function assemble(functions: readonly Func[], pages: number): Uint8Array<ArrayBuffer> {
  const types = functions.map(({ types: localTypes, parameters, result }) => [
    0x60,
    ...unsigned(parameters),
    ...localTypes.slice(0, parameters),
    ...(result ? [1, typeCodes[result]] : [0]),
  ])
  const bodies = functions.map(({ types: locals, parameters, body }) => {
    const content = [...unsigned(locals.length - parameters), ...locals.slice(parameters).flatMap((type) => [1, type]), ...body, 0x0b]
    return [...unsigned(content.length), ...content]
  })
  const header = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]
  return new Uint8Array([
    ...header,
    ...section(1, types),
    ...section(2, [[...text('env'), ...text('memory'), 0x02, 0x03, ...unsigned(1), ...unsigned(pages)]]),
    ...section(
      3,
      functions.map((_, index) => unsigned(index)),
    ),
    ...section(
      7,
      functions.map(({ name }, index) => [...text(name), 0x00, ...unsigned(index)]),
    ),
    ...section(10, bodies),
  ])
}
