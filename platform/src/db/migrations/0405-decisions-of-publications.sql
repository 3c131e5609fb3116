-- What a publication says of vulnerabilities names the decisions by which advisories do not count: {…, decisions: [{status, by}]}.
update publication set vulnerabilities = vulnerabilities || '{"decisions": []}' where vulnerabilities is not null;
