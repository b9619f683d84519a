// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { createStore, createStores, useSource } from './store.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test('who listens hears of each change, until they stop', () => {
  const store = createStore(1)
  const heard = vi.fn()
  const stop = store.listen(heard)
  store.write(2)
  stop()
  store.write(3)
  expect(heard).toHaveBeenCalledOnce()
  expect(store.read()).toBe(3)
})

test('each key has a store of its own, begun once', () => {
  const begin = vi.fn((key: string) => `of ${key}`)
  const at = createStores(begin)
  at('a').write('changed')
  expect([at('a').read(), at('b').read()]).toEqual(['changed', 'of b'])
  expect(begin).toHaveBeenCalledTimes(2)
})

const at = createStores((key) => key)
const Shown = ({ of }: { of: string }) => useSource(at(of))

test('a component shows the value of its key, also after the key changed', async () => {
  const place = document.createElement('p')
  const root = createRoot(place)
  await act(() => root.render(createElement(Shown, { of: 'a' })))
  await act(() => root.render(createElement(Shown, { of: 'b' })))
  await act(() => at('a').write('not shown'))
  expect(place.textContent).toBe('b')
  await act(() => at('b').write('written'))
  expect(place.textContent).toBe('written')
  await act(() => root.unmount())
})
