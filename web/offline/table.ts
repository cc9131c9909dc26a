/** An object store in the browser's database for values of one type. */
export interface Table<Value> {
  get(key: IDBValidKey): IDBRequest<Value | undefined>
  getAll(): IDBRequest<Value[]>
  getAllKeys(): IDBRequest<IDBValidKey[]>
  put(value: Value, key?: IDBValidKey): IDBRequest<IDBValidKey>
  delete(key: IDBValidKey): IDBRequest<undefined>
  count(): IDBRequest<number>
  index(name: string): IDBIndex
}
