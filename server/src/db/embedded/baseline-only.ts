/**
 * V8's flags for WebAssembly without its optimising compiler. Optimised, PGlite takes 100 MB more, which only long scans
 * repay: they then take half the time.
 */
export const BASELINE_ONLY = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']
