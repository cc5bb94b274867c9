import { beforeEach, describe, expect, test, vi } from 'vitest';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { draftKey, readDraft, writeDraft } from './draft';
import { useDraft, useKeepDraft } from './use-draft';

const defaults = { name: '', km: '' };

function openForm(userId = 1, version: number | null = null) {
  return renderHook(() => {
    const draft = useDraft(userId, 'vehicle:new', defaults, version);
    const form = useForm({ defaultValues: draft.initial });
    useKeepDraft(draft, form);
    return { draft, form };
  });
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('draft', () => {
  test('what was typed is there when the form opens again', () => {
    const first = openForm();
    act(() => first.result.current.form.setValue('name', 'Scania'));
    act(() => void vi.advanceTimersByTime(300));
    first.unmount();
    const second = openForm();
    expect(second.result.current.draft.restored).toBe(true);
    expect(second.result.current.form.getValues()).toEqual({ name: 'Scania', km: '' });
  });

  test('what was handed over to be sent is no draft, until it is taken back', () => {
    const { result, unmount } = openForm();
    act(() => result.current.form.setValue('name', 'Scania'));
    act(() => result.current.draft.saveDraft(result.current.form.getValues()));
    act(() => result.current.draft.keyStore?.transferOwnership());
    // Typed just before the tap, stored only now.
    act(() => void vi.advanceTimersByTime(300));
    expect(readDraft(draftKey(1, 'vehicle:new'))).toBeNull();
    act(() => result.current.draft.reclaimDraft());
    expect(readDraft(draftKey(1, 'vehicle:new'))?.values).toEqual({ name: 'Scania', km: '' });
    unmount();
  });

  test('leaving at once loses nothing', () => {
    const first = openForm();
    act(() => first.result.current.form.setValue('km', '12'));
    first.unmount();
    expect(readDraft(draftKey(1, 'vehicle:new'))?.values).toEqual({ name: '', km: '12' });
  });

  test('a saved form leaves nothing behind, even with a change still waiting', () => {
    const first = openForm();
    act(() => first.result.current.form.setValue('km', '12'));
    first.result.current.draft.close();
    first.unmount();
    expect(localStorage.length).toBe(0);
  });

  test('another user does not see it', () => {
    const first = openForm(1);
    act(() => first.result.current.form.setValue('name', 'meu'));
    first.unmount();
    expect(openForm(2).result.current.draft.restored).toBe(false);
  });

  test('going back to the start is no draft', () => {
    const first = openForm();
    act(() => first.result.current.form.setValue('name', 'a'));
    act(() => void vi.advanceTimersByTime(300));
    act(() => first.result.current.form.setValue('name', ''));
    act(() => void vi.advanceTimersByTime(300));
    expect(localStorage.length).toBe(0);
  });

  test('it remembers the version it was typed over', () => {
    writeDraft(draftKey(1, 'vehicle:new'), {
      version: 3,
      base: { name: 'w' },
      values: { name: 'x', old: 1 } as object,
    });
    const { result } = openForm(1, 7);
    expect(result.current.draft.version).toBe(3);
    expect(result.current.draft.initial).toEqual({ name: 'x', km: '' });
    expect(result.current.draft.base).toEqual({ name: 'w', km: '' });
  });

  test('a broken storage is no draft', () => {
    localStorage.setItem(draftKey(1, 'vehicle:new'), '{oops');
    expect(openForm().result.current.draft.restored).toBe(false);
  });
});
