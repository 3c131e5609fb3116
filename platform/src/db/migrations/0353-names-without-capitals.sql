-- Names of these ecosystems are compared without telling capitals: package URLs write Go's in small letters, and the others' registries do the same.
update advisory_affected set name = lower(name)
  where ecosystem in ('GitHub Actions', 'Go', 'Hex', 'NuGet', 'Packagist') and name <> lower(name);
delete from package_identity a using package_identity b
  where a.ecosystem in ('GitHub Actions', 'Go', 'Hex', 'NuGet', 'Packagist') and a.name <> lower(a.name)
    and b.conda_name = a.conda_name and b.ecosystem = a.ecosystem and lower(b.name) = lower(a.name) and (b.name = lower(b.name) or b.name < a.name);
update package_identity set name = lower(name)
  where ecosystem in ('GitHub Actions', 'Go', 'Hex', 'NuGet', 'Packagist') and name <> lower(name);
