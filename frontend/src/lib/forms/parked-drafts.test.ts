import { beforeEach, expect, test } from 'vitest';
import '@/test/indexed-db';
import { deleteDB } from 'idb';
import { draftKey, readDraft, writeDraft } from './draft';
import { PARKED_DRAFTS, swapDrafts } from './parked-drafts';

const [ana, bia] = [7, 70];
const draft = (name: string) => ({ version: null, base: { name: '' }, values: { name } });
const named = (userId: number) => readDraft<{ name: string }>(draftKey(userId, 'vehicle:new'))?.values.name;

beforeEach(() => deleteDB(PARKED_DRAFTS));

test('the draft of a session that ended by itself leaves the storage of the next person, and outlives their sign-out', async () => {
  await swapDrafts(ana);
  writeDraft(draftKey(ana, 'vehicle:new'), draft('Scania'));
  await swapDrafts(bia);
  expect(named(ana)).toBeUndefined();
  writeDraft(draftKey(bia, 'vehicle:new'), draft('Volvo'));
  // Logout of the second user.
  localStorage.clear();
  await swapDrafts(ana);
  expect(named(ana)).toBe('Scania');
  expect(named(bia)).toBeUndefined();
});

test('what its own person signed out of is gone for good', async () => {
  await swapDrafts(ana);
  writeDraft(draftKey(ana, 'vehicle:new'), draft('Scania'));
  await swapDrafts(bia);
  await swapDrafts(ana);
  localStorage.clear();
  await swapDrafts(bia);
  await swapDrafts(ana);
  expect(named(ana)).toBeUndefined();
});

test('a newer draft of the same form is not overwritten', async () => {
  writeDraft(draftKey(ana, 'vehicle:new'), draft('old'));
  await swapDrafts(bia);
  writeDraft(draftKey(ana, 'vehicle:new'), draft('new'));
  await swapDrafts(ana);
  expect(named(ana)).toBe('new');
});

test('the note of the outbox moves with the drafts; choices of the device stay', async () => {
  localStorage.setItem(`outbox:${ana}`, '{}');
  localStorage.setItem('theme', 'dark');
  await swapDrafts(bia);
  expect(Object.keys(localStorage)).toEqual(['theme']);
  await swapDrafts(ana);
  expect(localStorage.getItem(`outbox:${ana}`)).toBe('{}');
});
