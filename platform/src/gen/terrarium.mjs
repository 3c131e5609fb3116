#!/usr/bin/env node
// The Terrarium command line and client. Every hub serves its own version. License: BSD-3-Clause.
//
// Contains eventsource-parser:
//
// MIT License
//
// Copyright (c) 2026 Espen Hovlandsdal <espen@hovlandsdal.com>
//
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
//
// The above copyright notice and this permission notice shall be included in all
// copies or substantial portions of the Software.
//
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
// SOFTWARE.
import { openAsBlob, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, dirname, join } from "node:path";
// src/error.ts
var PASSING = new Set([
	429,
	502,
	503,
	504
]);
var HubError = class extends Error {
	name = "HubError";
	code;
	status;
	reason;
	requestId;
	retryAfter;
	retryable;
	detail;
	data;
	constructor(facts) {
		super(facts.message, { cause: facts.cause });
		this.code = facts.code;
		this.status = facts.status ?? null;
		this.reason = facts.reason ?? null;
		this.requestId = facts.requestId ?? null;
		this.retryAfter = facts.retryAfter ?? null;
		this.retryable = facts.retryable ?? (facts.status != null && PASSING.has(facts.status));
		this.detail = facts.detail ?? [];
		this.data = facts.data;
	}
	get advice() {
		if (this.code === "redirected") return "Use the address that the hub redirects to.";
		if (this.retryable) return this.retryAfter === null ? "Try again." : `Try again in ${this.retryAfter} seconds.`;
		if (this.status === 401 || this.code === "UNAUTHENTICATED") return "Sign in, or create a new token.";
		if (this.status === 403 || this.code === "FORBIDDEN") return this.code === "scope_too_small" || this.reason === "SCOPE" ? "Use a token with the scope that the message names." : "Ask an organization admin.";
		if (this.status === 404 || this.code === "NOT_FOUND") return "Check the name, and that you have access.";
		if (this.status === 409 || this.status === 412) return "Read the current state, and try again.";
		if (this.status !== null && this.status < 500) return "Correct the request.";
		return "Check the address of the hub. If it is right, send the ID of the request to its operator.";
	}
	toJSON() {
		const { code, message, advice, status, reason, requestId, retryAfter, detail } = this;
		return {
			code,
			message,
			advice,
			status,
			reason,
			requestId,
			retryAfter,
			detail
		};
	}
};
var textOf$1 = (value) => typeof value === "string" && value !== "" ? value : null;
var fieldsOf = (value) => typeof value === "object" && value !== null ? value : {};
function graphqlError(result, status, requestId) {
	const { errors, data } = fieldsOf(result);
	if (!Array.isArray(errors) || errors.length === 0) return null;
	const { message, extensions } = fieldsOf(errors[0]);
	const more = fieldsOf(extensions);
	return new HubError({
		code: textOf$1(more["humanReadableId"]) ?? textOf$1(more["code"]) ?? "unknown",
		message: textOf$1(message) ?? "The operation failed.",
		status: typeof more["code"] === "string" ? STATUSES[more["code"]] ?? status : status,
		reason: textOf$1(more["reason"]),
		requestId: textOf$1(more["requestId"]) ?? requestId,
		retryAfter: typeof more["retryAfter"] === "number" ? more["retryAfter"] : null,
		retryable: more["retryable"] === true,
		data
	});
}
var STATUSES = {
	UNAUTHENTICATED: 401,
	FORBIDDEN: 403,
	NOT_FOUND: 404,
	CONFLICT: 409,
	RATE_LIMITED: 429,
	BAD_USER_INPUT: 422
};
var LONGEST_FOREIGN = 200;
function errorOf(response, text) {
	const { status, headers } = response;
	const requestId = headers.get("x-request-id");
	let body;
	try {
		body = JSON.parse(text);
	} catch {}
	const fromGraphQL = graphqlError(body, status, requestId);
	if (fromGraphQL) return fromGraphQL;
	const { error, detail, error_description: description, title } = fieldsOf(body);
	const { message, human_readable_id: code } = fieldsOf(error);
	const seconds = Number(headers.get("retry-after") ?? NaN);
	const isRunning = code === "request_in_progress";
	return new HubError({
		code: textOf$1(code) ?? textOf$1(error) ?? `http_${status}`,
		message: textOf$1(message) ?? textOf$1(description) ?? textOf$1(detail) ?? textOf$1(title) ?? (text.slice(0, LONGEST_FOREIGN) || `The response has the status ${status}.`),
		status,
		requestId,
		retryAfter: Number.isFinite(seconds) ? Math.max(0, seconds) : null,
		...isRunning ? { retryable: true } : {},
		detail: Array.isArray(detail) ? detail : []
	});
}
// src/sender.ts
var LONGEST_WAIT = 60;
var FIRST_PAUSE = 250;
var LONGEST_PAUSE = 8e3;
var Sender = class {
	url;
	attempts;
	#options;
	constructor(options) {
		const { protocol, href } = new URL(options.url);
		if (protocol !== "https:" && protocol !== "http:") throw new TypeError(`${options.url} isn't an http(s) URL.`);
		this.url = href.replace(/\/+$/, "");
		this.attempts = options.attempts ?? 4;
		this.#options = options;
	}
	send(request, read) {
		return this.#repeat(request, false, async ({ response, chunks }) => read(await this.#textOf(chunks), response));
	}
	open(request) {
		return this.#repeat(request, true, (opened) => Promise.resolve(opened));
	}
	async pause(failures, error, signal) {
		const asked = error instanceof HubError ? error.retryAfter : null;
		const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures);
		await sleep((asked ?? 0) * 1e3 + Math.random() * longest, signal);
	}
	async #repeat(request, isStream, read) {
		const credential = request.isAnonymous ? void 0 : this.#options.credential;
		const { signal } = request;
		signal?.throwIfAborted();
		let token = await credential?.({
			sender: this,
			signal
		});
		let isRenewed = false;
		for (let failures = 0;;) try {
			return await this.#attempt(request, token, isStream, read);
		} catch (error) {
			if (!(error instanceof HubError)) throw error;
			if (error.status === 401 && credential !== void 0 && !isRenewed) {
				isRenewed = true;
				const renewed = await credential({
					sender: this,
					stale: token,
					signal
				});
				if (renewed === token) throw error;
				token = renewed;
				continue;
			}
			failures += 1;
			const isOver = failures >= this.attempts || (error.retryAfter ?? 0) > LONGEST_WAIT;
			if (!request.isSafe || !error.retryable || isOver) throw error;
			await this.pause(failures, error, signal);
		}
	}
	async #attempt(request, token, isStream, read) {
		const { method, path, headers, body, signal } = request;
		const limit = new Limit(request.timeout ?? this.#options.timeout ?? 6e4, signal);
		try {
			const response = await (this.#options.fetch ?? fetch)(this.url + path, {
				method,
				headers: {
					...headers,
					...token === void 0 ? {} : { authorization: `Bearer ${token}` }
				},
				...body === void 0 ? {} : { body },
				redirect: "manual",
				credentials: "omit",
				signal: limit.signal
			});
			const opened = {
				response,
				chunks: chunksOf(response, limit, isStream)
			};
			if (response.type === "opaqueredirect" || response.status >= 300 && response.status < 400) throw redirected(response, this.url);
			if (!response.ok) throw errorOf(response, await this.#textOf(opened.chunks));
			if (response.headers.get("content-type")?.startsWith("text/html")) throw new HubError({
				code: "unreadable_answer",
				message: `${this.url} returns a web page where a hub would return data.`,
				status: response.status
			});
			return await read(opened);
		} catch (error) {
			const explained = limit.explain(error, this.url);
			limit.end();
			throw explained;
		}
	}
	async #textOf(chunks) {
		const most = this.#options.maxBytes ?? 67108864;
		const decoder = new TextDecoder();
		let [size, text] = [0, ""];
		for await (const chunk of chunks) {
			size += chunk.length;
			if (size > most) throw tooLarge(`The response is larger than ${most} bytes.`);
			text += decoder.decode(chunk, { stream: true });
		}
		return text + decoder.decode();
	}
};
var tooLarge = (message) => new HubError({
	code: "answer_too_large",
	message
});
function parsed(text, status = null) {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new HubError({
			code: "unreadable_answer",
			message: "The response isn't JSON.",
			status,
			cause
		});
	}
}
function redirected(response, url) {
	const location = response.headers.get("location");
	return new HubError({
		code: "redirected",
		message: `${url} redirects${location === null ? "" : ` to ${new URL(location, `${url}/`).origin}`}. The token wasn't sent there.`,
		status: response.status
	});
}
var Limit = class {
	signal;
	#own = new AbortController();
	#milliseconds;
	#caller;
	#timer;
	constructor(milliseconds, caller) {
		this.#milliseconds = milliseconds;
		this.#caller = caller;
		this.signal = caller === void 0 ? this.#own.signal : AbortSignal.any([caller, this.#own.signal]);
		this.renew();
	}
	renew() {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.#own.abort(), this.#milliseconds);
	}
	end() {
		clearTimeout(this.#timer);
		this.#own.abort();
	}
	explain(error, url) {
		if (error instanceof HubError) return error;
		if (this.#caller?.aborted) return this.#caller.reason;
		if (this.#own.signal.aborted) return new HubError({
			code: "timeout",
			message: `${url} didn't answer within ${this.#milliseconds / 1e3} seconds.`,
			retryable: true,
			cause: error
		});
		const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
		return new HubError({
			code: "unreachable",
			message: `Can't reach the hub at ${url}: ${cause instanceof Error ? cause.message : String(cause)}.`,
			retryable: true,
			cause: error
		});
	}
};
async function* chunksOf(response, limit, isStream) {
	const reader = response.body?.getReader();
	try {
		if (!reader) return;
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return;
			if (isStream) limit.renew();
			yield value;
		}
	} catch (error) {
		const explained = limit.explain(error, response.url);
		throw explained instanceof HubError && explained.code === "unreachable" ? new HubError({
			code: "connection_lost",
			message: "The connection was lost.",
			retryable: true,
			cause: error
		}) : explained;
	} finally {
		limit.end();
	}
}
function sleep(milliseconds, signal) {
	return new Promise((resolve, reject) => {
		const stop = () => {
			clearTimeout(timer);
			reject(signal.reason);
		};
		const timer = setTimeout(() => {
			signal?.removeEventListener("abort", stop);
			resolve();
		}, milliseconds);
		if (signal?.aborted) return stop();
		signal?.addEventListener("abort", stop, { once: true });
	});
}
// ../node_modules/eventsource-parser/dist/index.js
var ParseError = class extends Error {
	constructor(message, options) {
		super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
	}
};
var LF = 10;
var CR = 13;
var SPACE = 32;
function noop(_arg) {}
function createParser(config) {
	if (typeof config == "function") throw new TypeError("`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?");
	const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
	let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
	function feed(chunk) {
		if (terminated) throw new Error("Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing.");
		if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
			const trailing2 = processLines(chunk);
			trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
			return;
		}
		if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
			pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
			return;
		}
		pendingFragments.push(chunk);
		const input = pendingFragments.join("");
		pendingFragments.length = 0, pendingFragmentsLength = 0;
		const trailing = processLines(input);
		trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
	}
	function checkBufferSize() {
		maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, { type: "max-buffer-size-exceeded" }))));
	}
	function processLines(chunk) {
		let searchIndex = 0;
		if (chunk.indexOf("\r") === -1) {
			let lfIndex = chunk.indexOf(`
`, searchIndex);
			for (; lfIndex !== -1;) {
				if (searchIndex === lfIndex) {
					dataLines > 0 && onEvent({
						id,
						event: eventType,
						data
					}), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
					continue;
				}
				const firstCharCode = chunk.charCodeAt(searchIndex);
				if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
					const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
					if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
						onEvent({
							id,
							event: eventType,
							data: value
						}), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
						continue;
					}
					data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
				} else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6, lfIndex) || void 0 : parseLine(chunk, searchIndex, lfIndex);
				searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
			}
			return chunk.slice(searchIndex);
		}
		for (; searchIndex < chunk.length;) {
			const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
			let lineEnd = -1;
			if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1) break;
			parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
		}
		return chunk.slice(searchIndex);
	}
	function parseLine(chunk, start, end) {
		if (start === end) {
			dispatchEvent();
			return;
		}
		const firstCharCode = chunk.charCodeAt(start);
		if (isDataPrefix(chunk, start, firstCharCode)) {
			const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
			data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
			return;
		}
		if (isEventPrefix(chunk, start, firstCharCode)) {
			eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
			return;
		}
		if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
			const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
			value2.includes("\0") || (id = value2);
			return;
		}
		if (firstCharCode === 58) {
			if (onComment) {
				const line2 = chunk.slice(start, end);
				onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
			}
			return;
		}
		const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
		if (fieldSeparatorIndex === -1) {
			processField(line, "", line);
			return;
		}
		const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1;
		processField(field, line.slice(fieldSeparatorIndex + offset), line);
	}
	function processField(field, value, line) {
		switch (field) {
			case "event":
				eventType = value || void 0;
				break;
			case "data":
				data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
				break;
			case "id":
				value.includes("\0") || (id = value);
				break;
			case "retry":
				/^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(new ParseError(`Invalid \`retry\` value: "${value}"`, {
					type: "invalid-retry",
					value,
					line
				}));
				break;
			default: onError(new ParseError(`Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`, {
				type: "unknown-field",
				field,
				value,
				line
			}));
		}
	}
	function dispatchEvent() {
		dataLines > 0 && onEvent({
			id,
			event: eventType,
			data
		}), id = void 0, data = "", dataLines = 0, eventType = void 0;
	}
	function reset(options = {}) {
		if (options.consume && pendingFragments.length > 0) {
			const incompleteLine = pendingFragments.join("");
			parseLine(incompleteLine, 0, incompleteLine.length);
		}
		isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1;
	}
	return {
		feed,
		reset
	};
}
function isDataPrefix(chunk, i, firstCharCode) {
	return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
	return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}
// src/streams.ts
var LONGEST = 16777216;
var GOOD = 5e3;
var isInterrupted = (error) => error instanceof HubError && ["connection_lost", "timeout"].includes(error.code);
async function* wholeList(sender, request) {
	let cursor;
	for (let failures = 0;;) {
		const sent = request(cursor);
		let lost = new HubError({
			code: "connection_lost",
			message: "The list ended too early.",
			retryable: true
		});
		try {
			const { chunks } = await sender.open(sent);
			for await (const line of linesOf(chunks)) {
				const part = parsed(line);
				if (part.next_cursor === null) return;
				cursor = part.next_cursor ?? part.cursor ?? cursor;
				if (part.next_cursor !== void 0) break;
				if (part.item === void 0) throw new HubError({
					code: "unreadable_answer",
					message: "A line of the list isn't an item."
				});
				failures = -1;
				yield part.item;
			}
		} catch (error) {
			if (!isInterrupted(error)) throw error;
			lost = error;
		}
		failures += 1;
		if (failures >= sender.attempts) throw lost;
		if (failures > 0) await sender.pause(failures, lost, sent.signal);
	}
}
async function* linesOf(chunks) {
	const decoder = new TextDecoder();
	let rest = "";
	for await (const chunk of chunks) {
		const parts = decoder.decode(chunk, { stream: true }).split("\n");
		parts[0] = rest + parts[0];
		rest = parts.pop();
		if (rest.length > LONGEST) throw tooLarge("A line of the list is too long.");
		yield* parts.filter((line) => line !== "");
	}
}
async function* subscribed(sender, request) {
	let last;
	for (let failures = 0;;) {
		const sent = request(last);
		const begun = Date.now();
		let lost;
		try {
			const { response, chunks } = await sender.open(sent);
			for await (const { event, data, id } of eventsOf(response, chunks)) {
				if (event === "complete") return;
				if (event !== "next") continue;
				const result = parsed(data);
				const error = graphqlError(result, null, response.headers.get("x-request-id"));
				if (error) throw error;
				if (id !== void 0) last = id;
				failures = -1;
				yield result.data;
			}
		} catch (error) {
			if (!isInterrupted(error)) throw error;
			lost = error;
		}
		failures = Date.now() - begun > GOOD ? 0 : failures + 1;
		if (failures >= sender.attempts) throw lost ?? new HubError({
			code: "connection_lost",
			message: "The hub closes the stream.",
			retryable: true
		});
		await sender.pause(failures, lost, sent.signal);
	}
}
async function* eventsOf(response, chunks) {
	if (!response.headers.get("content-type")?.startsWith("text/event-stream")) throw new HubError({
		code: "unreadable_answer",
		message: "The response isn't a stream of events."
	});
	const decoder = new TextDecoder();
	const events = [];
	let error;
	const parser = createParser({
		maxBufferSize: LONGEST,
		onEvent: (event) => events.push(event),
		onError: (problem) => {
			if (problem.type === "max-buffer-size-exceeded") error = tooLarge("An event of the stream is too long.");
		}
	});
	for await (const chunk of chunks) {
		parser.feed(decoder.decode(chunk, { stream: true }));
		if (error) throw error;
		yield* events.splice(0);
	}
}
// src/hub.ts
var Hub = class {
	#sender;
	constructor(options) {
		this.#sender = new Sender(options);
	}
	get url() {
		return this.#sender.url;
	}
	get(path, ...[call]) {
		return this.#call("get", path, call);
	}
	post(path, ...[call]) {
		return this.#call("post", path, call);
	}
	put(path, ...[call]) {
		return this.#call("put", path, call);
	}
	patch(path, ...[call]) {
		return this.#call("patch", path, call);
	}
	delete(path, ...[call]) {
		return this.#call("delete", path, call);
	}
	list(path, call) {
		const given = call;
		return wholeList(this.#sender, (cursor) => ({
			...optionsOf(given),
			method: "GET",
			path: filled(path, {
				...given,
				query: {
					...given.query,
					...cursor === void 0 ? {} : { cursor }
				}
			}),
			headers: {
				...given.headers,
				accept: "application/x-ndjson"
			},
			isSafe: true
		}));
	}
	graphql(document, variables, options = {}) {
		const request = {
			...operation(document, variables, options),
			headers: {
				...options.headers,
				"content-type": "application/json",
				accept: "application/graphql-response+json, application/json",
				"idempotency-key": options.idempotencyKey ?? crypto.randomUUID()
			}
		};
		return this.#sender.send(request, (text, { status, headers }) => {
			const result = parsed(text, status);
			const error = graphqlError(result, status, headers.get("x-request-id"));
			if (error) throw error;
			return result.data;
		});
	}
	subscribe(document, variables, options = {}) {
		return subscribed(this.#sender, (lastEventId) => ({
			...operation(document, variables, options),
			headers: {
				...options.headers,
				"content-type": "application/json",
				accept: "text/event-stream",
				...lastEventId === void 0 ? {} : { "last-event-id": lastEventId }
			}
		}));
	}
	publish(target, file, options = {}) {
		const path = filled("/api/channels/{organization}/{channel}/upload/{fileName}", { path: {
			...target,
			wait: ""
		} });
		const request = {
			timeout: 6e5,
			...optionsOf(options),
			method: "POST",
			path,
			headers: {
				...options.headers,
				"content-type": "application/octet-stream",
				...target.wait === void 0 ? {} : { prefer: `wait=${target.wait}` }
			},
			body: file,
			isSafe: true
		};
		return this.#sender.send(request, (text) => parsed(text));
	}
	#call(method, path, call) {
		const given = call ?? {};
		const request = {
			...optionsOf(given),
			method: method.toUpperCase(),
			path: filled(path, given),
			headers: {
				accept: "application/json, */*;q=0.5",
				...given.headers,
				...given.body === void 0 ? {} : { "content-type": "application/json" },
				...method === "get" ? {} : { "idempotency-key": given.idempotencyKey ?? crypto.randomUUID() }
			},
			...given.body === void 0 ? {} : { body: JSON.stringify(given.body) },
			isSafe: true
		};
		return this.#sender.send(request, (text, { status, headers }) => {
			if (status === 204) return void 0;
			return headers.get("content-type")?.startsWith("application/json") ? parsed(text, status) : text;
		});
	}
};
function operation(document, variables, options) {
	return {
		...optionsOf(options),
		method: "POST",
		path: "/graphql",
		body: JSON.stringify({
			query: document.toString(),
			variables
		}),
		isSafe: true
	};
}
var optionsOf = ({ signal, timeout }) => ({
	signal,
	...timeout === void 0 ? {} : { timeout }
});
function filled(path, { path: parts = {}, query = {} }) {
	const place = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
		const part = parts[name];
		if (typeof part !== "string" || part === "") throw new TypeError(`The parameter '${name}' of ${path} is missing.`);
		return encodeURIComponent(part);
	});
	const search = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).filter((one) => one !== void 0 && one !== null).map((one) => [name, String(one)])));
	return search.size === 0 ? place : `${place}?${search.toString()}`;
}
// src/cli/command.ts
var EXIT = {
	ok: 0,
	failed: 1,
	pending: 2,
	denied: 3,
	usage: 64
};
var Problem = class extends Error {
	exitCode;
	constructor(message, exitCode = EXIT.failed) {
		super(message);
		this.exitCode = exitCode;
	}
};
var misuse = (message) => new Problem(message, EXIT.usage);
var COMMON = {
	url: {
		type: "string",
		value: "URL",
		help: "The hub. Default: TERRARIUM_URL, or the one that you signed in to last"
	},
	org: {
		type: "string",
		value: "NAME",
		help: "The organization. Default: TERRARIUM_ORG"
	},
	json: {
		type: "boolean",
		help: "Print JSON"
	},
	help: {
		type: "boolean",
		help: "Print this help"
	},
	hub: {
		type: "string",
		value: "URL",
		help: "Same as --url"
	}
};
var parseable = (options) => Object.fromEntries(Object.entries({
	...COMMON,
	...options
}).map(([name, { type, multiple = false }]) => [name, {
	type,
	multiple
}]));
// src/credentials.ts
var token = (secret) => () => secret;
var MARGIN$1 = 30;
function renewing(get) {
	let kept;
	let value;
	return async (asked) => {
		if (kept === void 0 || Date.now() > kept.until || asked.stale !== void 0 && asked.stale === value) {
			const begun = {
				token: Promise.resolve(""),
				until: Number.POSITIVE_INFINITY
			};
			kept = begun;
			value = void 0;
			begun.token = get({ sender: asked.sender }).then(({ access_token, expires_in }) => {
				begun.until = Date.now() + (expires_in - MARGIN$1) * 1e3;
				value = access_token;
				return access_token;
			});
			begun.token.catch(() => {
				if (kept === begun) kept = void 0;
			});
		}
		return kept.token;
	};
}
function clientCredentials(client) {
	return renewing(({ sender }) => granted(sender, "/api/iam/token", {
		grant_type: "client_credentials",
		client_id: client.id,
		client_secret: client.key,
		...client.scopes ? { scope: client.scopes.join(" ") } : {}
	}));
}
function signedAssertion(sign) {
	return renewing(async ({ sender }) => granted(sender, "/api/iam/token", {
		grant_type: "client_credentials",
		client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
		client_assertion: await sign(`${sender.url}/api/iam/token`)
	}));
}
function workload(job) {
	return renewing(async ({ sender }) => sender.send({
		method: "POST",
		path: "/api/oidc/exchange",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({
			token: await job.idToken(),
			service_account: job.serviceAccount
		}),
		isSafe: false,
		isAnonymous: true
	}, asGranted));
}
function granted(sender, path, form) {
	const request = {
		method: "POST",
		path,
		body: new URLSearchParams(form),
		isSafe: false,
		isAnonymous: true
	};
	return sender.send(request, (text) => asGranted(text));
}
function asGranted(text) {
	const body = parsed(text);
	const { access_token, token: secret, expires_in } = body ?? {};
	const value = access_token ?? secret;
	if (typeof value !== "string" || value === "") throw new HubError({
		code: "unreadable_answer",
		message: "The response has no access token."
	});
	return {
		...body,
		access_token: value,
		expires_in: typeof expires_in === "number" ? expires_in : MARGIN$1
	};
}
// src/cli/files.ts
var messageOf = (error) => error instanceof Error ? error.message : String(error);
async function textOf(file) {
	try {
		if (file !== "-") return await readFile(file, "utf8");
		const parts = [];
		for await (const part of process.stdin) parts.push(part);
		return Buffer.concat(parts).toString("utf8");
	} catch (error) {
		throw new Problem(`Couldn't read ${file}: ${messageOf(error)}.`);
	}
}
async function write(file, text) {
	try {
		await writeFile(file, text);
	} catch (error) {
		throw new Problem(`Couldn't write ${file}: ${messageOf(error)}.`);
	}
}
async function writeSecret(file, make) {
	const temporary = `${file}.${randomUUID()}`;
	let handle;
	try {
		handle = await open(temporary, "wx", 384);
	} catch (error) {
		throw new Problem(`Couldn't write ${file}: ${messageOf(error)}.`);
	}
	try {
		await handle.writeFile(await make());
		await handle.close();
		await rename(temporary, file);
	} finally {
		await handle.close().catch(() => void 0);
		await rm(temporary, { force: true });
	}
}
// src/cli/logins.ts
var CLIENT_ID = "terrarium-cli";
var LOCK_AGE = 3e4;
var MARGIN = 3e4;
var Logins = class {
	#file;
	constructor(environment) {
		const base = environment["XDG_CONFIG_HOME"] || join(homedir(), ".config");
		this.#file = join(base, "terrarium", "logins.json");
	}
	async latest() {
		return (await this.#read()).latest;
	}
	async find(url) {
		const { hubs } = await this.#read();
		return Object.hasOwn(hubs, url) ? hubs[url] : void 0;
	}
	keep(url, tokens) {
		return this.#locked(() => this.#change(url, loginOf(tokens)));
	}
	remove(url) {
		return this.#locked(() => this.#change(url, void 0));
	}
	credential(url) {
		const usable = (login, stale) => login.access_token !== stale && login.expires_at - MARGIN > Date.now();
		const signedIn = async () => {
			const login = await this.find(url);
			if (login === void 0) throw notSignedIn(url);
			return login;
		};
		return async ({ sender, stale }) => {
			const known = await signedIn();
			if (usable(known, stale)) return known.access_token;
			return this.#locked(async () => {
				const login = await signedIn();
				if (usable(login, stale)) return login.access_token;
				try {
					const tokens = await granted(sender, "/api/iam/oidc/token", {
						grant_type: "refresh_token",
						client_id: CLIENT_ID,
						refresh_token: login.refresh_token
					});
					await this.#change(url, loginOf(tokens));
					return tokens.access_token;
				} catch (error) {
					if (error instanceof HubError && error.code === "invalid_grant") throw new Problem(`Your sign-in to ${url} ended. Run 'terrarium login --url ${url}'.`);
					throw error;
				}
			});
		};
	}
	async #read() {
		let text;
		try {
			text = await readFile(this.#file, "utf8");
		} catch (error) {
			if (error.code === "ENOENT") return { hubs: {} };
			throw new Problem(`Couldn't read ${this.#file}: ${error.message}.`);
		}
		try {
			const stored = JSON.parse(text);
			return {
				...stored,
				hubs: stored.hubs ?? {}
			};
		} catch {
			throw new Problem(`${this.#file} isn't valid. Delete it, and sign in again.`);
		}
	}
	async #change(url, login) {
		const { latest, hubs } = await this.#read();
		const others = Object.entries(hubs).filter(([one]) => one !== url);
		const changed = {
			latest: login ? url : latest === url ? others.at(-1)?.[0] : latest,
			hubs: Object.fromEntries(login ? [...others, [url, login]] : others)
		};
		await writeSecret(this.#file, () => `${JSON.stringify(changed, null, 2)}\n`);
	}
	async #locked(work) {
		await mkdir(dirname(this.#file), {
			recursive: true,
			mode: 448
		});
		const lock = `${this.#file}.lock`;
		for (const end = Date.now() + LOCK_AGE;;) try {
			await (await open(lock, "wx", 384)).close();
			break;
		} catch (error) {
			if (error.code !== "EEXIST") throw new Problem(error.message);
			if (Date.now() - await stat(lock).then(({ mtimeMs }) => mtimeMs, () => Date.now()) > LOCK_AGE) await rm(lock, { force: true });
			else if (Date.now() > end) throw new Problem(`${lock} is in use. Delete it if no other command is running.`);
			else await sleep(100);
		}
		try {
			return await work();
		} finally {
			await rm(lock, { force: true });
		}
	}
};
var notSignedIn = (url) => new Problem(`You aren't signed in to ${url}. Run 'terrarium login --url ${url}', or set TERRARIUM_TOKEN.`);
var loginOf = ({ refresh_token, access_token, expires_in }) => ({
	refresh_token,
	access_token,
	expires_at: Date.now() + expires_in * 1e3
});
// src/cli/commands/account.ts
var DEVICE_GRANT = "urn:ietf:params:oauth:grant-type:device_code";
var login = {
	name: "login",
	usage: "",
	summary: "Signs you in: shows a code that you confirm in a browser, on any device.",
	takes: [0, 0],
	options: {},
	async run({ settings, terminal }) {
		const url = await settings.url();
		const sender = new Sender({ url });
		const request = {
			method: "POST",
			path: "/api/iam/oidc/device",
			body: new URLSearchParams({
				client_id: CLIENT_ID,
				scope: "openid offline_access"
			}),
			isSafe: true
		};
		const device = await sender.send(request, (text) => parsed(text));
		terminal.hide(device.device_code);
		const { user_code: code, verification_uri: page } = device;
		terminal.say(`Open ${page} and enter the code ${code}.`);
		terminal.json({
			user_code: code,
			verification_uri: page,
			expires_in: device.expires_in
		});
		const tokens = await confirmed(sender, device);
		terminal.hide(tokens.access_token);
		terminal.hide(tokens.refresh_token);
		await settings.logins.keep(url, tokens);
		terminal.say(`Signed in to ${url}.`);
		terminal.json({ url });
		return EXIT.ok;
	}
};
async function confirmed(sender, device) {
	let seconds = device.interval ?? 5;
	for (const end = Date.now() + device.expires_in * 1e3; Date.now() < end;) {
		await sleep(seconds * 1e3);
		try {
			return await granted(sender, "/api/iam/oidc/token", {
				grant_type: DEVICE_GRANT,
				client_id: CLIENT_ID,
				device_code: device.device_code
			});
		} catch (error) {
			if (!(error instanceof HubError)) throw error;
			if (error.code === "access_denied") throw new Problem("The sign-in was denied in the browser.", EXIT.denied);
			if (error.code === "expired_token") break;
			if (error.code === "slow_down") seconds += 5;
			else if (error.code !== "authorization_pending" && !error.retryable) throw error;
		}
	}
	throw new Problem("The code expired. Run 'terrarium login' again.");
}
var logout = {
	name: "logout",
	usage: "",
	summary: "Signs you out, and deletes the stored tokens.",
	takes: [0, 0],
	options: {},
	async run({ settings, terminal }) {
		const url = await settings.url();
		const stored = await settings.logins.find(url);
		if (stored === void 0) throw notSignedIn(url);
		terminal.hide(stored.refresh_token);
		await settings.logins.remove(url);
		const request = {
			method: "POST",
			path: "/api/iam/oidc/revoke",
			body: new URLSearchParams({
				client_id: CLIENT_ID,
				token: stored.refresh_token
			}),
			isSafe: true
		};
		await new Sender({ url }).send(request, () => void 0);
		terminal.say(`Signed out of ${url}.`);
		terminal.json({ url });
		return EXIT.ok;
	}
};
var whoami = {
	name: "whoami",
	usage: "",
	summary: "Shows who calls the hub, and what the token allows.",
	takes: [0, 0],
	options: {},
	async run({ hub, terminal }) {
		const caller = await hub.get("/api/iam/caller");
		const isUser = caller.kind === "user";
		const name = isUser ? (await hub.get("/api/account")).username : caller.name;
		terminal.json({
			url: hub.url,
			...caller,
			name
		});
		terminal.say(`${name}, ${isUser ? "user" : `service account of ${caller.organization?.name}`}, at ${hub.url}`);
		if (caller.scopes.length > 0) terminal.say(`Scopes: ${caller.scopes.join(", ")}`);
		if (caller.expires_at !== null) terminal.say(`Expires: ${caller.expires_at}`);
		return EXIT.ok;
	}
};
var ACCOUNTS = "/api/v1/organizations/{org}/service-accounts";
async function newKey(context, name) {
	const { hub, settings } = context;
	const org = settings.organization;
	const { items } = await hub.get(ACCOUNTS, { path: { org } });
	const account = items.find((one) => one.name === name || one.id === name);
	if (account === void 0) throw new Problem(`The organization ${org} has no service account '${name}'.`);
	const wanted = context.text("key");
	const [old, other] = account.keys.filter((one) => wanted === void 0 || one.name === wanted || one.id === wanted);
	if (old === void 0) throw new Problem(`The service account '${name}' has no key to replace. Create it on the web.`);
	if (other !== void 0) throw new Problem(`The service account '${name}' has several keys. Choose one with --key NAME.`);
	if (account.keys.length > 1) throw new Problem(`The service account '${name}' has two keys already. Revoke one that nothing uses first.`);
	const path = {
		org,
		id: account.id
	};
	const days = Math.ceil((Date.parse(old.expires_at) - Date.parse(old.created_at)) / 864e5);
	const { key, secret } = await hub.post(`${ACCOUNTS}/{id}/keys`, {
		path,
		body: {
			name: old.name,
			scopes: old.scopes,
			days
		}
	});
	if (context.flag("revoke")) await hub.delete(`${ACCOUNTS}/{id}/keys/{key}`, { path: {
		...path,
		key: old.id
	} });
	const end = context.flag("revoke") ? "The old key is revoked." : "The old key still works. Revoke it when nothing uses it.";
	return {
		secret,
		told: `Created key '${key.name}' of ${name}, until ${key.expires_at}. ${end}`
	};
}
async function newToken({ hub, settings }) {
	const { organization: org } = settings;
	const { secret, token } = await hub.put("/api/organizations/{org}/ce/current-token", {
		path: { org },
		body: { confirm: "yes" }
	});
	return {
		secret,
		told: `Rotated your token for ${org}, until ${token.expires_at}. The old one no longer works.`
	};
}
var accountCommands = [
	login,
	logout,
	whoami,
	{
		name: "token rotate",
		usage: "",
		summary: "Replaces a token. Writes the new one to a file that only you can read, and never prints it.",
		takes: [0, 0],
		options: {
			out: {
				type: "string",
				value: "FILE",
				help: "Where to write the new token"
			},
			"service-account": {
				type: "string",
				value: "NAME",
				help: "Replace a key of this account, not your channel token"
			},
			key: {
				type: "string",
				value: "NAME",
				help: "The key to replace, if the account has several"
			},
			revoke: {
				type: "boolean",
				help: "Revoke the old key immediately. Otherwise both work"
			}
		},
		async run(context) {
			const { terminal } = context;
			const [out, account] = [context.text("out"), context.text("service-account")];
			if (out === void 0) throw misuse("Specify where to write the new token with --out FILE.");
			let told = "";
			await writeSecret(out, async () => {
				const made = account === void 0 ? await newToken(context) : await newKey(context, account);
				({told} = made);
				return terminal.hide(made.secret);
			});
			terminal.say(`${told} It's in ${out}.`);
			terminal.json({ file: out });
			return EXIT.ok;
		}
	}
];
// src/cli/terminal.ts
var TOKENS = /\btr-[\w-]{16,}|\beyJ[\w.-]{20,}/g;
var CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
var Terminal = class {
	isJson = false;
	#streams;
	#secrets = new Set();
	constructor(streams) {
		this.#streams = streams;
	}
	hide(secret) {
		if (secret.length >= 8) this.#secrets.add(secret);
		return secret;
	}
	say(line) {
		if (!this.isJson) this.#streams.out(`${this.#clean(line)}\n`);
	}
	json(value) {
		if (this.isJson) this.#streams.out(`${this.#clean(JSON.stringify(value))}\n`);
	}
	write(text) {
		this.#streams.out(this.#masked(text));
	}
	warn(line) {
		this.#streams.error(`${this.#clean(line)}\n`);
	}
	fail(error) {
		if (this.isJson) return this.warn(JSON.stringify({ error: error instanceof HubError ? error : { message: error.message } }));
		this.warn(error.message);
		if (!(error instanceof HubError)) return;
		if (error.detail.length > 1) for (const { msg } of error.detail) this.warn(`  ${msg}`);
		const facts = [
			error.status,
			error.code,
			error.requestId === null ? null : `ID ${error.requestId}`
		];
		this.warn(`${error.advice} (${facts.filter((fact) => fact !== null).join(", ")})`);
	}
	#masked(text) {
		let masked = text.replaceAll(TOKENS, "[token]");
		for (const secret of this.#secrets) masked = masked.replaceAll(secret, "[token]");
		return masked;
	}
	#clean(text) {
		return this.#masked(text).replaceAll(CONTROLS, (character) => "\n	".includes(character) ? character : " ");
	}
};
var counted = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;
function listed(names, total) {
	const shown = names.slice(0, 8);
	return shown.join(", ") + (total > shown.length ? ` and ${total - shown.length} more` : "");
}
// src/cli/commands/channel.ts
function channelOf({ settings }, place) {
	const parts = place.split("/");
	if (parts.length > 2 || parts.includes("")) throw misuse(`'${place}' isn't a valid channel. Use CHANNEL or ORGANIZATION/CHANNEL.`);
	const channel = parts.pop();
	return {
		organization: parts.pop() ?? settings.organization,
		channel
	};
}
var publish = {
	name: "publish",
	usage: "FILE...",
	summary: "Publishes packages to a hosted channel. A file that it has already changes nothing.",
	takes: [1, 1e3],
	options: {
		to: {
			type: "string",
			value: "[ORG/]CHANNEL",
			help: "The channel"
		},
		wait: {
			type: "string",
			value: "SECONDS",
			help: "How long to wait until clients see the last file. Default: 30"
		}
	},
	async run(context, files) {
		const { hub, terminal } = context;
		const to = context.text("to");
		if (to === void 0) throw misuse("Specify the channel with --to CHANNEL.");
		const target = channelOf(context, to);
		const wait = Number(context.text("wait") ?? 30);
		if (!Number.isInteger(wait) || wait < 0 || wait > 30) throw misuse("Use 0 to 30 seconds for --wait.");
		const published = [];
		for (const file of files) {
			const blob = await openAsBlob(file).catch((error) => {
				throw new Problem(`Couldn't read ${file}: ${error.message}.`);
			});
			const isLast = file === files.at(-1);
			const one = await hub.publish({
				...target,
				fileName: basename(file),
				...isLast ? { wait } : {}
			}, blob);
			published.push(one);
			const isWaiting = isLast && !one.indexed ? ", not visible to clients yet" : "";
			terminal.say(`Published ${target.organization}/${target.channel}/${one.subdir}/${basename(file)}${isWaiting}`);
		}
		terminal.json(published);
		return EXIT.ok;
	}
};
var FILE_STATES = {
	new: "new",
	unchanged: "unchanged",
	exists: "can't be promoted: a different file with this name exists",
	withdrawn: "can't be promoted: yanked or quarantined",
	refused: "can't be promoted: blocked by the source channel's policy"
};
var PROMOTIONS = "/api/organizations/{org}/channels/{channel}/promotions";
var DOWNLOADING = 1e3;
function wantedOf(context, from, places) {
	return {
		source: channelOf(context, from),
		files: places.map((place) => {
			const [subdir, fileName, ...rest] = place.split("/");
			if (!subdir || !fileName || rest.length > 0) throw misuse(`'${place}' isn't a valid file. Use SUBDIR/FILE.`);
			return {
				subdir,
				file_name: fileName
			};
		}),
		packages: context.texts("package").map((spec) => {
			const [name = "", version] = spec.split("==");
			return {
				name,
				...version ? { version } : {}
			};
		})
	};
}
function tellPromotion({ terminal }, planned, withDependencies) {
	for (const { subdir, file_name: name, state, dependency } of planned.files) terminal.say(`  ${subdir}/${name} ${FILE_STATES[state]}${dependency ? ", a dependency of the others" : ""}`);
	for (const name of new Set(planned.missing.map((each) => each.name))) {
		const specs = planned.missing.filter((each) => each.name === name).map(({ spec }) => spec);
		terminal.say(`  ! ${name} depends on ${listed(specs, specs.length)}, which '${planned.channel}' doesn't have`);
	}
	if (planned.missing.length > 0 && !withDependencies) terminal.say("    To include dependencies, add --with-dependencies");
	if (planned.exposes) terminal.say(`  ! more people can read '${planned.channel}' than '${planned.source}'`);
}
var promote = {
	name: "promote",
	usage: "[SUBDIR/FILE]...",
	summary: "Copies packages from one channel to another, in one step.",
	takes: [0, 1e3],
	options: {
		from: {
			type: "string",
			value: "[ORG/]CHANNEL",
			help: "The source channel"
		},
		to: {
			type: "string",
			value: "CHANNEL",
			help: "The target channel"
		},
		package: {
			type: "string",
			multiple: true,
			value: "NAME[==VERSION]",
			help: "A package. Can be repeated"
		},
		"with-dependencies": {
			type: "boolean",
			help: "Include dependencies that the target needs"
		},
		reason: {
			type: "string",
			value: "TEXT",
			help: "The reason, for the audit log and the approver"
		},
		"dry-run": {
			type: "boolean",
			help: "Only show what would be promoted"
		}
	},
	async run(context, places) {
		const { hub, settings, terminal } = context;
		const [from, to] = [context.text("from"), context.text("to")];
		if (!from || !to) throw misuse("Specify the source and target channels: --from dev --to prod.");
		const wanted = wantedOf(context, from, places);
		const withDependencies = context.flag("with-dependencies");
		const path = {
			org: settings.organization,
			channel: to
		};
		const planned = await hub.post(`${PROMOTIONS}/plan`, {
			path,
			body: {
				...wanted,
				...withDependencies ? { with_dependencies: true } : {}
			}
		});
		tellPromotion(context, planned, withDependencies);
		if (context.flag("dry-run")) {
			terminal.json(planned);
			return planned.files.some(({ state }) => state === "new") ? EXIT.pending : EXIT.ok;
		}
		const named = withDependencies ? {
			source: wanted.source,
			files: planned.files.map(({ subdir, file_name }) => ({
				subdir,
				file_name
			}))
		} : wanted;
		let done = await hub.post(PROMOTIONS, {
			path,
			body: {
				...named,
				reason: context.text("reason") ?? ""
			}
		});
		if (done?.state === "fetching") terminal.say("Downloading files from the source…");
		while (done?.state === "fetching") {
			await sleep(DOWNLOADING);
			done = await hub.get(`${PROMOTIONS}/{id}`, { path: {
				...path,
				id: done.id
			} });
		}
		if (done?.state === "failed") throw new Problem(done.problem);
		if (done?.state === "withdrawn") throw new Problem("The promotion was canceled. Nothing was promoted.");
		terminal.json(done ?? null);
		if (done === void 0) terminal.say("No changes. Everything is up to date.");
		else if (done.state === "waiting") terminal.say(`Pending approval: ${done.id}`);
		else terminal.say(`Promoted ${counted(done.files.length, "file")}.`);
		return done?.state === "waiting" ? EXIT.pending : EXIT.ok;
	}
};
function fileOf({ settings }, place) {
	const [path = ""] = place.replace(/^https?:\/\/.*?\/repo\//, "").split(/[?#]/);
	const parts = path.split("/");
	if (parts.length < 3 || parts.length > 4 || parts.includes("")) throw misuse(`'${place}' isn't a file. Use CHANNEL/SUBDIR/FILE, or the URL that your client shows.`);
	const [file, subdir, channel, organization] = parts.toReversed();
	return {
		org: organization ?? settings.organization,
		channel,
		subdir,
		file
	};
}
var channelCommands = [
	publish,
	promote,
	{
		name: "why",
		usage: "[ORG/]CHANNEL/SUBDIR/FILE",
		summary: "Explains why a file is allowed or blocked. Accepts the URL that conda, mamba, or pixi shows.",
		takes: [1, 1],
		options: {},
		async run(context, [place]) {
			const { hub, terminal } = context;
			const explained = await hub.get("/api/organizations/{org}/channels/{channel}/files/{subdir}/{file}/explain", { path: fileOf(context, place) });
			terminal.json(explained);
			terminal.say(`${explained.decision === "allowed" ? "Allowed" : "Blocked"}: ${explained.detail}`);
			for (const { rules } of explained.sections) for (const { rule, reason, decided } of rules) if (decided) terminal.say(`  ${rule}: ${reason}`);
			const { nearest_allowed_version: nearest, held_until: heldUntil } = explained;
			if (heldUntil !== null) terminal.say(`  Allowed from ${heldUntil}`);
			if (nearest !== null) terminal.say(`  Closest allowed version: ${nearest}`);
			return explained.decision === "allowed" ? EXIT.ok : EXIT.denied;
		}
	}
];
// src/cli/commands/environment.ts
var ENVIRONMENTS = "/api/environments/organizations/{org}/environments";
var environmentCommands = [{
	name: "env scan",
	usage: "FILE",
	summary: "Registers an environment from a file, and lists its packages that are blocked or affected by CVEs. FILE is the output of `conda list`, a lock file, environment.yml, requirements.txt, or an SBOM. Use - for standard input.",
	takes: [1, 1],
	options: {
		name: {
			type: "string",
			value: "NAME",
			help: "Name of the environment. Default: the name in the file"
		},
		platform: {
			type: "string",
			value: "SUBDIR",
			help: "Platform. Required if the file contains none or several"
		},
		channel: {
			type: "string",
			multiple: true,
			value: "CHANNEL",
			help: "Channel to solve open versions. Can be repeated"
		},
		"max-score": {
			type: "string",
			value: "SCORE",
			help: "Also exit with 3 if a CVE has a higher score"
		}
	},
	async run(context, [file]) {
		const { hub, settings, terminal } = context;
		const most = Number(context.text("max-score") ?? 10);
		if (!(most >= 0 && most <= 10)) throw misuse("Use a score from 0 to 10 for --max-score.");
		const [name, platform, channels] = [
			context.text("name"),
			context.text("platform"),
			context.texts("channel")
		];
		const path = { org: settings.organization };
		const { environment, left_out: leftOut } = await hub.post(`${ENVIRONMENTS}/import`, {
			path,
			body: {
				...name === void 0 ? {} : { name },
				...platform === void 0 ? {} : { platform },
				...channels.length === 0 ? {} : { channels },
				files: [{
					name: file === "-" ? "stdin" : basename(file),
					content: await textOf(file)
				}]
			}
		});
		const scanned = await hub.post(`${ENVIRONMENTS}/{id}/scan-brief`, { path: {
			...path,
			id: environment.id
		} });
		const { stats, findings, finding_count: total } = scanned;
		terminal.json({
			environment: {
				id: environment.id,
				name: environment.name
			},
			...scanned
		});
		terminal.say(`${environment.name}: ${counted(stats.package_count, "package")}, ${stats.refused_count} blocked, ${stats.affected_count} affected by CVEs`);
		for (const each of findings) {
			const score = each.worst_score === null ? "" : ` (highest score ${each.worst_score})`;
			const cves = each.cve_count === 0 ? "" : `, ${counted(each.cve_count, "CVE")}: ${each.cve_ids.join(", ")}${score}`;
			const state = each.decision === "refused" ? `blocked: ${each.decided_by ?? ""}` : "allowed";
			terminal.say(`  ${each.name} ${each.version} ${state}${cves}`);
		}
		if (total > findings.length) terminal.say(`  and ${total - findings.length} more`);
		for (const each of leftOut) terminal.warn(`${each.file}: ${each.message}`);
		const isTooSevere = findings.some(({ worst_score: score }) => score !== null && score > most);
		return stats.refused_count > 0 || isTooSevere ? EXIT.denied : EXIT.ok;
	}
}];
// src/gen/operations.ts
var TypedDocumentString = class extends String {
	__apiType;
	value;
	__meta__;
	constructor(value, __meta__) {
		super(value);
		this.value = value;
		this.__meta__ = __meta__;
	}
	toString() {
		return this.value;
	}
};
var FollowRunsDocument = new TypedDocumentString(`
    subscription FollowRuns($organization: String!, $channel: String!) {
  channelUpdated(organization: $organization, channel: $channel) {
    name
    latestRun {
      id
      revision
      phase
      progress
      finishedAt
      error
      isOnHold
      addedFileCount
      removedFileCount
    }
  }
}
    `);
// src/cli/commands/policy.ts
var POLICIES = "/api/organizations/{org}/repo-policies";
var FILE_HELP = "FILE is YAML or JSON. Use - for standard input.";
var OUT = {
	type: "string",
	value: "FILE",
	help: "Write to this file"
};
var organizationOf = ({ settings }) => ({ org: settings.organization });
var exported = {
	name: "policy export",
	usage: "NAME",
	summary: "Prints a policy as a file.",
	takes: [1, 1],
	options: {
		format: {
			type: "string",
			value: "yaml|json",
			help: "Format. Default: yaml"
		},
		out: OUT
	},
	async run(context, [name]) {
		const { hub } = context;
		const path = organizationOf(context);
		const found = [];
		for await (const policy of hub.list(POLICIES, {
			path,
			query: { include_channels_applied_to: "false" }
		})) found.push(policy);
		const policy = found.find((one) => one.name === name || one.id === name);
		if (policy === void 0) {
			const there = listed(found.map((one) => `'${one.name}'`), found.length);
			throw new Problem(`Policy '${name}' not found. ${there === "" ? "No policies yet" : `Available policies: ${there}`}.`);
		}
		const text = await hub.get(`${POLICIES}/{id}/file`, {
			path: {
				...path,
				id: policy.id
			},
			query: { format: formatOf(context.text("format")) }
		});
		const out = context.text("out");
		if (out === void 0) context.terminal.write(text);
		else await write(out, text);
		return EXIT.ok;
	}
};
function formatOf(format = "yaml") {
	if (format !== "yaml" && format !== "json") throw misuse(`'${format}' isn't a format. Use yaml or json.`);
	return format;
}
function tellMistakes({ terminal }, file, mistakes) {
	for (const { pointer, line, column, message } of mistakes) terminal.warn(`${[file, ...line === null ? [] : [line, column]].join(":")}: ${pointer === "" ? "" : `${pointer}: `}${message}`);
}
async function isValid(context, file, text) {
	const { mistakes } = await context.hub.post(`${POLICIES}/validate`, {
		path: organizationOf(context),
		body: { file: text }
	});
	tellMistakes(context, file, mistakes);
	return mistakes.length === 0;
}
var validate = {
	name: "policy validate",
	usage: "FILE",
	summary: `Checks a policy file. ${FILE_HELP}`,
	takes: [1, 1],
	options: {},
	async run(context, [file]) {
		if (!await isValid(context, file, await textOf(file))) return EXIT.failed;
		context.terminal.say(`${file}: valid`);
		context.terminal.json({ valid: true });
		return EXIT.ok;
	}
};
var planned = {
	name: "policy plan",
	usage: "FILE",
	summary: `Shows what a policy file would change. Changes nothing. ${FILE_HELP}`,
	takes: [1, 1],
	options: { out: OUT },
	async run(context, [file]) {
		const plan = await context.hub.post(`${POLICIES}/plan`, {
			path: organizationOf(context),
			body: { file: await textOf(file) }
		});
		const out = context.text("out");
		if (out !== void 0) await write(out, `${JSON.stringify(plan, null, 2)}\n`);
		context.terminal.json(plan);
		if (plan.mistakes.length > 0) {
			tellMistakes(context, file, plan.mistakes);
			return EXIT.failed;
		}
		tellPlan(context, plan);
		return plan.has_changes ? EXIT.pending : EXIT.ok;
	}
};
function tellPlan(context, { action, name, policy, summary, changes, channels, ...plan }) {
	const { terminal } = context;
	if (!plan.has_changes) return terminal.say(`No changes. Policy '${name}' and its channels match the file.`);
	if (action === "create") terminal.say(`+ policy '${name}': ${summary}`);
	if (action === "update") terminal.say(`~ policy '${name}', at revision ${policy?.revision}`);
	if (action === "none") terminal.say(`  policy '${name}' is already up to date`);
	for (const { subject, added, added_count: came, removed, removed_count: went } of changes) {
		terminal.say(`    ${subject}`);
		if (came > 0) terminal.say(`      + ${listed(added, came)}`);
		if (went > 0) terminal.say(`      - ${listed(removed, went)}`);
	}
	for (const channel of channels) tellChannel(context, channel);
	terminal.say(`Fingerprint: ${plan.fingerprint}`);
}
var ACTIONS = {
	apply: "will get the policy",
	replace: "will get the policy instead of",
	take_off: "will no longer have the policy",
	recompute: "will be recomputed",
	watch: "will only be monitored",
	enforce: "will be enforced"
};
function tellChannel({ terminal }, { channel, action, replaces, impact, ...more }) {
	const say = (text) => terminal.say(`      ${text}`);
	terminal.say(`  ~ ${channel} ${ACTIONS[action]}${replaces === null ? "" : ` ${replaces}`}`);
	if (impact === null) return say("not calculated: the file affects more than 20 channels");
	const { going, coming, installability } = impact;
	say(`${more.is_watched ? "would be blocked (monitor mode)" : "blocked"}: ${counted(going, "file")}; allowed: ${coming}`);
	const named = (packages, total) => listed(packages.map(({ name }) => name), total);
	if (going > 0) say(`- ${named(impact.going_packages, impact.going_package_count)}`);
	if (coming > 0) say(`+ ${named(impact.coming_packages, impact.coming_package_count)}`);
	if (installability === null) return say("? installability not checked: the channel has too many dependencies");
	const unchecked = installability.by_platform.reduce((sum, each) => sum + each.unchecked, 0);
	if (unchecked > 0) say(`? not checked for dependency conflicts: ${counted(unchecked, "file")}`);
	const lost = new Set(installability.by_platform.flatMap((each) => each.lost_packages.map(({ name }) => name)));
	if (installability.lost_package_count > 0) say(`! no longer installable: ${listed([...lost], installability.lost_package_count)}`);
	for (const { label, platform, before, after, detail } of installability.probes) if (before === true && after === false) say(`! check ${label} fails on ${platform}: ${detail}`);
}
async function reviewed(context) {
	const file = context.text("plan");
	if (file === void 0) return context.text("fingerprint");
	const text = await textOf(file);
	let fingerprint;
	try {
		({fingerprint} = JSON.parse(text));
	} catch {}
	if (typeof fingerprint !== "string") throw new Problem(`${file} isn't a valid plan.`);
	return fingerprint;
}
var DONE = {
	create: "created",
	update: "updated",
	none: "unchanged"
};
var apply = {
	name: "policy apply",
	usage: "FILE",
	summary: `Creates or updates the policy of a file, and applies it to the file's channels. ${FILE_HELP}`,
	takes: [1, 1],
	options: {
		plan: {
			type: "string",
			value: "FILE",
			help: "Make exactly the changes of this reviewed plan, or none"
		},
		fingerprint: {
			type: "string",
			value: "HEX",
			help: "The same, by the fingerprint of the plan"
		},
		wait: {
			type: "boolean",
			help: "Wait until clients see the changes"
		}
	},
	async run(context, [file]) {
		const { hub, terminal } = context;
		const fingerprint = await reviewed(context);
		const text = await textOf(file);
		if (!await isValid(context, file, text)) return EXIT.failed;
		const done = await hub.post(`${POLICIES}/apply`, {
			path: organizationOf(context),
			body: {
				file: text,
				...fingerprint === void 0 ? {} : { fingerprint }
			}
		});
		terminal.say(`Policy '${done.name}' ${DONE[done.action]}, revision ${done.policy.revision}.`);
		for (const { channel, action } of done.channels) terminal.say(`  ${channel}: ${action}`);
		const ends = context.flag("wait") ? await Promise.all(done.channels.map(({ channel, action }) => followed(context, channel, action === "recompute" ? done.policy.revision : 0))) : [];
		terminal.json(done);
		return ends.find((code) => code !== EXIT.ok) ?? EXIT.ok;
	}
};
async function followed({ hub, settings, terminal }, channel, revision) {
	const updates = hub.subscribe(FollowRunsDocument, {
		organization: settings.organization,
		channel
	});
	for await (const { channelUpdated } of updates) {
		const run = channelUpdated.latestRun;
		if (run === null || (run.revision ?? 0) < revision) continue;
		if (run.error !== null) throw new Problem(`The policy run of ${channel} failed: ${run.error}`);
		if (run.isOnHold) {
			terminal.warn(`The policy run of ${channel} is on hold: install checks would fail. An admin can publish it.`);
			return EXIT.denied;
		}
		if (run.finishedAt !== null) {
			terminal.say(`  ${channel}: published, added ${run.addedFileCount ?? 0}, removed ${run.removedFileCount ?? 0}`);
			return EXIT.ok;
		}
	}
	return EXIT.failed;
}
var policyCommands = [
	exported,
	validate,
	planned,
	apply
];
// src/cli/settings.ts
var NAMES = {
	TERRARIUM_URL: "HUB_URL",
	TERRARIUM_ORG: "HUB_ORG",
	TERRARIUM_TOKEN: "HUB_TOKEN",
	TERRARIUM_SERVICE_ACCOUNT: null,
	TERRARIUM_ID_TOKEN: null
};
var Settings = class {
	logins;
	#environment;
	#options;
	constructor(environment, options) {
		this.#environment = environment;
		this.#options = options;
		this.logins = new Logins(environment);
	}
	#variable(name) {
		const older = NAMES[name];
		return this.#environment[name] || (older === null ? void 0 : this.#environment[older]) || void 0;
	}
	async url() {
		const given = this.#options.url ?? this.#variable("TERRARIUM_URL") ?? await this.logins.latest();
		if (given === void 0) throw misuse("Specify the hub with --url https://… or TERRARIUM_URL.");
		if (!/^https?:\/\/[^/]/.test(given) || !URL.canParse(given)) throw misuse(`'${given}' isn't the URL of a hub.`);
		return new URL(given).href.replace(/\/+$/, "");
	}
	get organization() {
		const given = this.#options.org ?? this.#variable("TERRARIUM_ORG");
		if (given === void 0) throw misuse("Specify the organization with --org NAME or TERRARIUM_ORG.");
		return given;
	}
	credential(url, terminal) {
		const secret = this.#variable("TERRARIUM_TOKEN");
		const account = this.#variable("TERRARIUM_SERVICE_ACCOUNT");
		const chosen = secret ? token(secret) : account ? workload({
			serviceAccount: account,
			idToken: () => this.#idToken(url)
		}) : this.logins.credential(url);
		return async (asked) => terminal.hide(await chosen(asked));
	}
	async #idToken(url) {
		const given = this.#variable("TERRARIUM_ID_TOKEN");
		if (given) return given;
		const { ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: key } = this.#environment;
		if (!address || !key) throw new Problem("Set TERRARIUM_ID_TOKEN to the identity token of this job. On GitHub, allow id-token: write.");
		const response = await fetch(`${address}&audience=${encodeURIComponent(url)}`, {
			headers: { authorization: `Bearer ${key}` },
			signal: AbortSignal.timeout(3e4)
		});
		const { value } = await response.json();
		if (!value) throw new Problem(`GitHub gave no identity token (${response.status}).`);
		return value;
	}
};
// src/cli/run.ts
var COMMANDS = [
	...accountCommands,
	...policyCommands,
	...channelCommands,
	...environmentCommands
];
var EXIT_CODES = `Exit codes:
  0   done, or nothing to do
  1   failed
  2   changes: a plan that changes something, or a promotion that is pending approval
  3   denied: a policy blocks it, or you don't have access
  64  wrong arguments`;
var GENERAL = `Usage: terrarium COMMAND [options]

${COMMANDS.map(({ name, usage, summary }) => `  ${`${name} ${usage}`.padEnd(36)} ${summary.split(/(?<=\.)\s/)[0]}`).join("\n")}

'terrarium COMMAND --help' shows the options of a command.

Environment variables:
  TERRARIUM_URL              the hub
  TERRARIUM_ORG              the organization
  TERRARIUM_TOKEN            an API token or a service account key. Otherwise, sign in with 'terrarium login'
  TERRARIUM_SERVICE_ACCOUNT  ID of a service account that trusts this CI job, in place of a token
  TERRARIUM_ID_TOKEN         identity token of this CI job. On GitHub, it isn't needed

${EXIT_CODES}
`;
function helpOf({ name, usage, summary, options }) {
	const shown = Object.entries({
		...options,
		...COMMON
	}).map(([option, { value, help }]) => {
		return `  ${`--${option}${value === void 0 ? "" : ` ${value}`}`.padEnd(30)} ${help}`;
	});
	return `Usage: terrarium ${[
		name,
		usage,
		"[options]"
	].filter((part) => part !== "").join(" ")}\n\n${summary}\n\n${shown.join("\n")}\n\n${EXIT_CODES}\n`;
}
async function run(args, environment, streams) {
	const terminal = new Terminal(streams);
	const command = COMMANDS.find(({ name }) => name.split(" ").every((word, at) => args[at] === word));
	if (command === void 0) {
		const isHelp = args[0] === "--help" || args[0] === "help";
		(isHelp ? streams.out : streams.error)(GENERAL);
		return isHelp ? EXIT.ok : EXIT.usage;
	}
	try {
		const { values, positionals } = argumentsOf(command, args.slice(command.name.split(" ").length));
		const text = (name) => {
			const value = values[name];
			return typeof value === "string" ? value : void 0;
		};
		if (values["help"] === true) {
			streams.out(helpOf(command));
			return EXIT.ok;
		}
		terminal.isJson = values["json"] === true;
		checkCount(command, positionals);
		const settings = new Settings(environment, {
			url: text("url") ?? text("hub"),
			org: text("org")
		});
		const url = await settings.url();
		const hub = new Hub({
			url,
			credential: settings.credential(url, terminal)
		});
		const texts = (name) => Array.isArray(values[name]) ? values[name].map(String) : [];
		return await command.run({
			hub,
			settings,
			terminal,
			text,
			texts,
			flag: (name) => values[name] === true
		}, positionals);
	} catch (error) {
		if (!(error instanceof Problem) && !(error instanceof HubError)) throw error;
		terminal.fail(error);
		if (error instanceof Problem) {
			if (error.exitCode === EXIT.usage) terminal.warn(`See 'terrarium ${command.name} --help'.`);
			return error.exitCode;
		}
		return error.status === 401 || error.status === 403 ? EXIT.denied : EXIT.failed;
	}
}
function argumentsOf({ options }, args) {
	try {
		return parseArgs({
			args,
			options: parseable(options),
			allowPositionals: true
		});
	} catch (error) {
		throw misuse(error.message);
	}
}
function checkCount({ takes: [fewest, most], usage }, args) {
	if (args.length < fewest) throw misuse(`Missing arguments: ${usage}`);
	if (args.length > most) throw misuse(`'${args[most]}' is an unexpected argument. Quote names that contain spaces.`);
}
// src/cli/main.ts
var started = process.argv[1];
if (started !== void 0 && realpathSync(started) === fileURLToPath(import.meta.url)) process.exitCode = await run(process.argv.slice(2), process.env, {
	out: (text) => process.stdout.write(text),
	error: (text) => process.stderr.write(text)
});
export { Hub, HubError, Sender, clientCredentials, granted, renewing, signedAssertion, token, workload };
